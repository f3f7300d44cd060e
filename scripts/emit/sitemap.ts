import { pinPath } from "#schemas/spec/url.ts";
import type { Artifact, EmittedPage } from "../types/site.ts";
import { escapeXml } from "./xml.ts";

/**
 * `sitemap.xml`: every pinned page with its alternates (sitemaps.org 0.9; alternates as Google documents them, each page
 * naming itself too). `x-default` is the bare address.
 */
export function sitemap(pages: EmittedPage[], baseUrl: string): Artifact {
	const indexed = pages.filter(({ indexable }) => indexable);
	const byPath = groupByPath(indexed);
	const urls = indexed.map(({ path, lang, changed }) => {
		const alternates = (byPath.get(path) ?? []).map((page) => alternate(page.lang, pinPath(path, page.lang), baseUrl));
		return [
			"\t<url>",
			`\t\t<loc>${escapeXml(baseUrl + pinPath(path, lang))}</loc>`,
			...(changed ? [`\t\t<lastmod>${changed}</lastmod>`] : []),
			...alternates,
			alternate("x-default", path, baseUrl),
			"\t</url>",
		].join("\n");
	});
	const head =
		'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
	return { place: "dist", file: "sitemap.xml", contents: `${[head, ...urls, "</urlset>"].join("\n")}\n` };
}

function alternate(hreflang: string, path: string, baseUrl: string): string {
	return `\t\t<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(baseUrl + path)}"/>`;
}

function groupByPath(pages: EmittedPage[]): Map<string, EmittedPage[]> {
	const groups = new Map<string, EmittedPage[]>();
	for (const page of pages) {
		const group = groups.get(page.path);
		if (group) group.push(page);
		else groups.set(page.path, [page]);
	}
	return groups;
}
