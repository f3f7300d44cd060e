import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";
import { jsonFeedPath, pageMarkdownPath } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";
import type { HeadTag } from "./head-tags.ts";

/**
 * Links to alternate formats of a page and of the site, for programs. They read documents as served, so the app does not update
 * these links.
 */
export function machineLinks({ path, lang, template }: ScreenPage, { name }: ShellData["site"]): HeadTag[] {
	if (!traitsOf(template).indexed) return [];
	const alternate = (type: string, attributes: Record<string, string>): HeadTag => ({
		tag: "link",
		attributes: { rel: "alternate", type, ...attributes },
	});
	return [
		alternate("application/feed+json", { title: name, href: atBase(jsonFeedPath(lang)) }),
		alternate("text/markdown", { href: atBase(pageMarkdownPath(path, lang)) }),
	];
}
