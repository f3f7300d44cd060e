import type { SearchType } from "#schemas/pages/page-parts.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { defaultLang, type Lang, langs, languages } from "#schemas/shared/languages.ts";
import { jsonFeedPath, pageMarkdownPath } from "#schemas/shared/url.ts";
import { escapeMarkdown } from "../content/markdown/write-markdown.ts";
import type { Site } from "../types/content.ts";
import type { Artifact, PlannedPage } from "../types/site.ts";
import type { Locale } from "./localize.ts";
import { openDataPaths } from "./open-data.ts";

/** Number of pages of each type in the file: the most recently changed. The sitemap has all of them. */
const pagesPerType = 40;

const types = ["page", "guide", "article", "plant"] as const satisfies SearchType[];

/**
 * `llms.txt` for programs that read the site with a language model (llmstxt.org): what the site is, and the Markdown addresses of
 * its most recent pages. One for each language below its prefix; the one at the root is in the language of the bare addresses.
 */
export function llmsFiles(pages: readonly PlannedPage[], site: Site, locales: Record<Lang, Locale>): Artifact[] {
	return langs.flatMap((lang) => {
		const contents = llmsFile(lang, pages, site, locales[lang]);
		const files = lang === defaultLang ? ["llms.txt", `${lang}/llms.txt`] : [`${lang}/llms.txt`];
		return files.map((file): Artifact => ({ destination: "dist", file, contents }));
	});
}

function llmsFile(lang: Lang, pages: readonly PlannedPage[], { config, strings }: Site, { summary, view }: Locale): string {
	const { url, name } = config;
	const line = (label: string, address: string, said = "") =>
		`- [${escapeMarkdown(label)}](<${url}${address}>)${said === "" ? "" : `: ${escapeMarkdown(said)}`}`;
	const listed = pages.filter((page) => page.lang === lang && page.indexable);
	const lists = types.map((type) => {
		const found = listed
			.filter(({ entry, path }) => summary(entry).type === type && summary(entry).path === path)
			.sort((a, b) => byText((b.changed ?? "") + b.path, (a.changed ?? "") + a.path))
			.slice(0, pagesPerType)
			.map(({ path, title, entry }) => line(title(), pageMarkdownPath(path, lang), summary(entry).description));
		return [`## ${view.string(`search.type.${type}`)}`, found.join("\n")];
	});
	const optional = [
		line("sitemap.xml", "/sitemap.xml"),
		line("feed.json", jsonFeedPath(lang)),
		...Object.values(openDataPaths).map((path) => line(path.slice(1), path)),
		...langs.filter((other) => other !== lang).map((other) => line(languages[other].label, `/${other}/llms.txt`)),
	];
	return `${[
		`# ${escapeMarkdown(name)}`,
		`> ${escapeMarkdown(strings[lang]["hero.subtitle"] ?? name)}`,
		...lists.filter(([, found]) => found !== "").flat(),
		"## Optional",
		optional.join("\n"),
	].join("\n\n")}\n`;
}
