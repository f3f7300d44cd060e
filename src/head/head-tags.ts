import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { type Lang, langs, languages } from "#schemas/shared/languages.ts";
import { neighbours } from "#schemas/shared/paging.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";
import { alternatePaths, feedPath, pinPath } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";

/** One head element as data: the server writes it, the client applies it, checks read it. */
export type HeadTag =
	| { tag: "title"; text: string }
	| { tag: "meta"; attributes: Record<string, string> }
	| { tag: "link"; attributes: Record<string, string> };

/** All metadata of a page for search engines and social networks. The canonical address is the pinned one. */
export function headTags(page: ScreenPage, site: ShellData["site"]): HeadTag[] {
	const { meta, lang, path, template } = page;
	const canonical = site.url + pinPath(path, lang);
	const named = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
	const property = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { property: name, content } });
	const about: HeadTag[] = [
		{ tag: "title", text: meta.title },
		named("description", meta.description),
		...(meta.keywords.length > 0 ? [named("keywords", meta.keywords.join(", "))] : []),
	];
	if (!traitsOf(template).indexed) return [...about, named("robots", "noindex")];
	return [
		...about,
		{ tag: "link", attributes: { rel: "canonical", href: canonical } },
		...alternates(path, site.url),
		...partsBeside(page, site.url),
		{
			tag: "link",
			attributes: { rel: "alternate", type: "application/rss+xml", title: site.name, href: atBase(feedPath(lang)) },
		},
		property("og:site_name", site.name),
		property("og:type", meta.type),
		property("og:title", meta.socialTitle),
		property("og:description", meta.socialDescription),
		property("og:url", canonical),
		property("og:locale", socialLocale(lang)),
		...langs.filter((each) => each !== lang).map((each) => property("og:locale:alternate", socialLocale(each))),
		...(meta.image
			? [
					property("og:image", site.url + meta.image.src),
					property("og:image:width", String(meta.image.width)),
					property("og:image:height", String(meta.image.height)),
					property("og:image:alt", meta.image.alt),
				]
			: []),
		named("twitter:card", meta.image ? "summary_large_image" : "summary"),
	];
}

/** A locale in Open Graph's format: `en_GB`. */
function socialLocale(lang: Lang): string {
	return languages[lang].locale.replace("-", "_");
}

/** `prev` and `next` links of a paged list, pinned like the canonical address. */
function partsBeside({ paging, lang }: ScreenPage, url: string): HeadTag[] {
	if (!paging) return [];
	const { previous, next } = neighbours(paging);
	const link = (rel: string, path: string | null): HeadTag[] =>
		path === null ? [] : [{ tag: "link", attributes: { rel, href: url + pinPath(path, lang) } }];
	return [...link("prev", previous), ...link("next", next)];
}

function alternates(path: string, url: string): HeadTag[] {
	return alternatePaths(path).map(([hreflang, to]) => ({
		tag: "link",
		attributes: { rel: "alternate", hreflang, href: url + to },
	}));
}
