import { useTranslate } from "#src/data/shared.ts";
import { Bars } from "../charts/Bars.tsx";
import { Legend } from "../charts/Legend.tsx";
import { DataTable } from "../DataTable.tsx";
import { figureColumn } from "../figure-column.ts";
import { heaviest } from "../figures.ts";
import { PageLink } from "../PageLink.tsx";
import { EmptyPart, Part } from "../Part.tsx";
import { pageColumn } from "../page-column.tsx";
import type { PartProps } from "./part-props.ts";

/** Number of heaviest pages in the chart. */
const drawn = 8;

/** The transfer size of each page, without pictures, style sheets and scripts. */
export function WeightPart({ report, lang, formats }: PartProps) {
	const t = useTranslate();
	const pages = heaviest(report, lang);
	const title = t("dashboard.weight.title");
	if (pages.length === 0) return <EmptyPart id="weight" title={title} text={t("dashboard.weight.none")} />;
	return (
		<Part id="weight" title={title} text={t("dashboard.weight.text")}>
			<Bars
				max={pages[0]?.total ?? 0}
				bars={pages.slice(0, drawn).map(({ path, entry, html, data, total }) => ({
					id: path,
					label: <PageLink entry={entry} lang={lang} />,
					pieces: [
						{ value: html, tone: "leaf" },
						{ value: data, tone: "clay" },
					],
					text: formats.bytes(total),
				}))}
			/>
			<Legend
				entries={[
					{ name: t("dashboard.column.html"), fill: "fill-leaf" },
					{ name: t("dashboard.column.data"), fill: "fill-clay" },
				]}
			/>
			<DataTable
				name={title}
				file="weight"
				rows={pages}
				rowKey={({ path }) => path}
				columns={[
					pageColumn(({ entry }: (typeof pages)[number]) => entry, lang, t),
					...(["html", "data", "total"] as const).map((size) =>
						figureColumn(size, t(`dashboard.column.${size}`), (page: (typeof pages)[number]) => page[size], formats.bytes),
					),
				]}
			/>
		</Part>
	);
}
