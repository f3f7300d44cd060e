import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pinPath, splitPath } from "#schemas/shared/url.ts";
import type { PageFacts } from "#scripts/build/audit/page-facts.ts";
import { readPageData, readShell } from "./published.ts";

/** What a page says of itself to readers and search engines. */
export type Head = Pick<PageFacts, "lang" | "title" | "description" | "canonical" | "alternates">;

/** What the page at a path has to say of itself in a language, bare and pinned. */
export async function expectedHead(path: string, lang: Lang): Promise<Head> {
	const { meta } = await readPageData(path, lang);
	const { site } = await readShell("fr");
	const alternates = Object.fromEntries(langs.map((each) => [each, site.url + pinPath(path, each)]));
	return {
		lang,
		title: meta.title,
		description: meta.description,
		canonical: site.url + pinPath(path, lang),
		alternates: { ...alternates, "x-default": site.url + pinPath(path, "fr") },
	};
}

/** Links of a page that are not of its kind: a bare one on a pinned page, or the other way round. */
export function strayLinks(links: readonly string[], path: string, pinnedTo: Lang | null): string[] {
	const choices = langs.map((lang) => pinPath(path, lang));
	const internal = links.map((link) => link.replace(/[?#].*/, "")).filter((link) => /^\/(?!.*\.[a-z]+$)/.test(link));
	return internal.filter((link) => !choices.includes(link) && splitPath(link).lang !== pinnedTo);
}
