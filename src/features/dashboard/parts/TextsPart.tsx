import type { ReportedEntry } from "#schemas/pages/dashboard/report.ts";
import { constants } from "#schemas/shared/constants.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Columns } from "../charts/Columns.tsx";
import { fillOf, Legend } from "../charts/Legend.tsx";
import { DataTable } from "../DataTable.tsx";
import { figureColumn } from "../figure-column.ts";
import { kindName } from "../kind-name.ts";
import { Part } from "../Part.tsx";
import { pageColumn } from "../page-column.tsx";
import type { PartProps } from "./part-props.ts";

/** The length of each text, and its reading time. */
export function TextsPart({ report, lang, formats }: PartProps) {
	const t = useTranslate();
	const rows = [...report.entries].sort((a, b) => b.words[lang] - a.words[lang]);
	// Plants without a sheet have facts and a one-line description, but no text.
	const written = rows.filter(({ words }) => words[lang] > 0);
	const kinds = [...new Set(written.map(({ kind }) => kind))];
	const minutes = ({ words }: ReportedEntry) => Math.round((words[lang] / constants.readingWordsPerMinute) * 10) / 10;
	return (
		<Part
			id="texts"
			title={t("dashboard.texts.title")}
			text={t("dashboard.texts.text", { rate: constants.readingWordsPerMinute })}
		>
			<Columns
				name={t("dashboard.texts.title")}
				write={formats.number}
				columns={written.map(({ kind, slug, titles, words }) => ({
					id: `${kind} ${slug}`,
					kind,
					title: titles[lang],
					value: words[lang],
				}))}
			/>
			<Legend entries={kinds.map((kind) => ({ name: kindName(kind, t), fill: fillOf(kind) }))} />
			<DataTable
				name={t("dashboard.texts.title")}
				file="texts"
				rows={rows}
				rowKey={({ kind, slug }) => `${kind} ${slug}`}
				columns={[
					pageColumn((entry: (typeof rows)[number]) => entry, lang, t),
					{ id: "kind", label: t("dashboard.column.kind"), value: ({ kind }) => kindName(kind, t) },
					figureColumn("words", t("dashboard.column.words"), ({ words }: ReportedEntry) => words[lang], formats.number),
					figureColumn("minutes", t("dashboard.column.minutes"), minutes, formats.number),
					{
						id: "promised",
						label: t("dashboard.column.promised"),
						value: ({ promisedMinutes }) => promisedMinutes,
						show: ({ promisedMinutes }) => promisedMinutes ?? "–",
					},
				]}
			/>
		</Part>
	);
}
