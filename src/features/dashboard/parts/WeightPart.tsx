import { useTranslate } from "#src/data/shared.ts";
import { Bars } from "../charts/Bars.tsx";
import { DataTable } from "../DataTable.tsx";
import { heaviest } from "../figures.ts";
import { PageLink } from "../PageLink.tsx";
import { Part } from "../Part.tsx";
import { pageColumn } from "../page-column.tsx";
import type { PartProps } from "./part-props.ts";

/** Number of heaviest pages in the chart. */
const drawn = 8;

/** The transfer size of each page, without pictures, style sheets and scripts. */
export function WeightPart({ report, lang, formats }: PartProps) {
	const t = useTranslate();
	const pages = heaviest(report, lang);
	const title = t("dashboard.weight.title");
	if (pages.length === 0)
		return (
			<Part id="weight" title={title}>
				<p className="all-well">{t("dashboard.weight.none")}</p>
			</Part>
		);
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
			<ul className="legend">
				<li data-tone="leaf">{t("dashboard.column.html")}</li>
				<li data-tone="clay">{t("dashboard.column.data")}</li>
			</ul>
			<DataTable
				name={title}
				file="weight"
				rows={pages}
				rowKey={({ path }) => path}
				columns={[
					pageColumn(({ entry }: (typeof pages)[number]) => entry, lang, t),
					{
						id: "html",
						label: t("dashboard.column.html"),
						value: ({ html }) => html,
						show: ({ html }) => formats.bytes(html),
					},
					{
						id: "data",
						label: t("dashboard.column.data"),
						value: ({ data }) => data,
						show: ({ data }) => formats.bytes(data),
					},
					{
						id: "total",
						label: t("dashboard.column.total"),
						value: ({ total }) => total,
						show: ({ total }) => formats.bytes(total),
					},
				]}
			/>
		</Part>
	);
}
