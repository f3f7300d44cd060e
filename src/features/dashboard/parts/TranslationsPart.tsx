import { defaultLang, langs, languages } from "#schemas/shared/languages.ts";
import { useTranslate } from "#src/data/shared.ts";
import { type Column, DataTable } from "../DataTable.tsx";
import { ratio, type StaleText, translationsOf } from "../figures.ts";
import { Part } from "../Part.tsx";
import { pageColumn } from "../page-column.tsx";
import type { PartProps } from "./part-props.ts";

type Row = PartProps["report"]["entries"][number];

/** The state of each translation relative to the original, as far as it is recorded. */
export function TranslationsPart({ report, lang, formats }: PartProps) {
	const t = useTranslate();
	const lengths = langs
		.filter((each) => each !== defaultLang)
		.map((each): Column<Row> => {
			const share = ({ words }: Row) => ratio(words[each], words[defaultLang]);
			return {
				id: each,
				label: languages[each].label,
				value: share,
				show: (row) => {
					const found = share(row);
					return found === null ? "–" : formats.share(found);
				},
			};
		});
	const { all, recorded, stale } = translationsOf(report.entries);
	return (
		<Part id="translations" title={t("dashboard.translations.title")} text={t("dashboard.translations.text")}>
			<p>
				{t("dashboard.translations.recorded", { count: recorded, all })}{" "}
				{t("dashboard.translations.outdated", { count: stale.length })}
			</p>
			{stale.length > 0 && (
				<DataTable
					name={t("dashboard.translations.stale")}
					file="stale-translations"
					rows={stale}
					rowKey={({ entry, lang }) => `${entry.kind} ${entry.slug} ${lang}`}
					columns={[
						pageColumn(({ entry }: StaleText) => entry, lang, t),
						{ id: "language", label: t("dashboard.column.language"), value: (row) => languages[row.lang].label },
						{ id: "changed", label: t("dashboard.column.changedParts"), value: ({ changed }) => changed.join(", ") || "–" },
						{
							id: "edit",
							label: t("dashboard.column.edit"),
							value: (row) => row.entry.edit[row.lang] ?? row.entry.files[row.lang],
							show: (row) => <EditLink href={row.entry.edit[row.lang]} file={row.entry.files[row.lang]} />,
						},
					]}
				/>
			)}
			<DataTable
				name={t("dashboard.translations.title")}
				file="translations"
				rows={report.entries}
				rowKey={({ kind, slug }) => `${kind} ${slug}`}
				columns={[
					pageColumn((entry: (typeof report.entries)[number]) => entry, lang, t),
					{
						id: "changed",
						label: t("dashboard.column.changed"),
						value: ({ changed }) => changed,
						show: ({ changed }) => (changed === null ? "–" : formats.day(changed)),
					},
					...lengths,
				]}
			/>
		</Part>
	);
}

function EditLink({ href, file }: { href: string | null; file: string }) {
	return href === null ? <code>{file}</code> : <a href={href}>{file}</a>;
}
