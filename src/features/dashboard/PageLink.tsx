import type { ReportedEntry } from "#schemas/pages/dashboard/report.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** The title of an entry, as a link where it has a page. */
export function PageLink({ entry: { path, titles }, lang }: { entry: ReportedEntry; lang: Lang }) {
	return path === null ? titles[lang] : <LocalLink to={path}>{titles[lang]}</LocalLink>;
}
