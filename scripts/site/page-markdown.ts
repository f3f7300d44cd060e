import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { contentLicence } from "#schemas/shared/content-licence.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";
import { isInternal, pinPath } from "#schemas/shared/url.ts";
import { type Absolute, escapeMarkdown, writeMarkdown } from "../content/markdown/write-markdown.ts";
import { textOfPage } from "./page-text.ts";

/**
 * A page as Markdown, for programs: heading, description, address, licence and text. Null for a page that search engines may not
 * list.
 */
export function markdownOfPage(page: ScreenPage, { name, url }: Pick<ShellData["site"], "name" | "url">): string | null {
	if (!traitsOf(page.template).indexed) return null;
	const { title, meta, path, lang } = page;
	const address = url + pinPath(path, lang);
	const text = writeMarkdown(textOfPage(page), absoluteIn(page, url));
	return `${[
		`# ${escapeMarkdown(title)}`,
		`> ${escapeMarkdown(meta.description)}`,
		`<${address}> · ${escapeMarkdown(name)} · [${contentLicence.name}](<${contentLicence.url}>)`,
		...(text === "" ? [] : [text]),
	].join("\n\n")}\n`;
}

/** Resolves links to absolute addresses: pages in the same language, anchors of the page, files, other sites. */
export function absoluteIn({ path, lang }: Pick<ScreenPage, "path" | "lang">, url: string): Absolute {
	return (href) => {
		if (href.startsWith("#")) return url + pinPath(path, lang) + href;
		if (!isInternal(href)) return href;
		return url + (/^\/(images|data)\//.test(href) ? href : pinPath(href, lang));
	};
}
