import { languages } from "#schemas/shared/languages.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Bars } from "../charts/Bars.tsx";
import { DataTable } from "../DataTable.tsx";
import { figureColumn } from "../figure-column.ts";
import { coverageOf } from "../figures.ts";
import { kindName } from "../kind-name.ts";
import { Part } from "../Part.tsx";
import type { PartProps } from "./part-props.ts";

/** Number of texts per language and kind, and their length relative to the original. */
export function CoveragePart({ report, formats }: PartProps) {
	const t = useTranslate();
	const rows = coverageOf(report.entries);
	const kinds = [...new Set(rows.map(({ kind }) => kind))];
	const max = Math.max(1, ...rows.map(({ share }) => share ?? 0));
	return (
		<Part id="coverage" title={t("dashboard.coverage.title")} text={t("dashboard.coverage.text")}>
			<div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
				{kinds.map((kind) => (
					<section key={kind}>
						<h3 className="mb-1">{kindName(kind, t)}</h3>
						<Bars
							isNarrow
							max={max}
							bars={rows
								.filter((row) => row.kind === kind)
								.map(({ lang, share }) => ({
									id: lang,
									label: languages[lang].label,
									pieces: [{ value: share ?? 0, tone: "leaf" }],
									text: share === null ? "–" : formats.share(share),
								}))}
						/>
					</section>
				))}
			</div>
			<DataTable
				name={t("dashboard.coverage.title")}
				file="coverage"
				rows={rows}
				rowKey={({ kind, lang }) => `${kind} ${lang}`}
				columns={[
					{ id: "kind", label: t("dashboard.column.kind"), value: ({ kind }) => kindName(kind, t) },
					{ id: "language", label: t("dashboard.column.language"), value: ({ lang }) => languages[lang].label },
					{ id: "texts", label: t("dashboard.column.texts"), value: ({ texts }) => texts },
					figureColumn("words", t("dashboard.column.words"), ({ words }: (typeof rows)[number]) => words, formats.number),
					{
						id: "share",
						label: t("dashboard.column.share"),
						value: ({ share }) => share,
						show: ({ share }) => (share === null ? "–" : formats.share(share)),
					},
				]}
			/>
		</Part>
	);
}
