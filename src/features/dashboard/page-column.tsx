import type { ReportedEntry } from "#schemas/pages/dashboard/report.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { Translate } from "#src/i18n/translate.ts";
import type { Column } from "./DataTable.tsx";
import { PageLink } from "./PageLink.tsx";

/** The column with the page of a row. */
export function pageColumn<Row>(entryOf: (row: Row) => ReportedEntry, lang: Lang, t: Translate): Column<Row> {
	return {
		id: "page",
		label: t("dashboard.column.page"),
		value: (row) => entryOf(row).titles[lang],
		show: (row) => <PageLink entry={entryOf(row)} lang={lang} />,
	};
}
