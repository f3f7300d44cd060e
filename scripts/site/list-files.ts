import { type Lang, langs } from "#schemas/shared/languages.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";
import type { Locale } from "./localize.ts";

/** Data files for filtering and sorting paginated lists (`schemas/shared/long-list.ts`). */
export function listArtifacts({ entries }: Site, locales: Record<Lang, Locale>): Artifact[] {
	return langs.flatMap((lang) => {
		const { view, localize } = locales[lang];
		return entries.flatMap((entry) =>
			findKindByName(entry.kind)
				.list.files(localize(entry), view)
				.map(
					({ path, contents }): Artifact => ({ destination: "dist", file: path.slice(1), contents: JSON.stringify(contents) }),
				),
		);
	});
}
