import { escapeMarkup } from "#schemas/shared/escape-markup.ts";
import { alternatePaths, pinPath } from "#schemas/shared/url.ts";
import type { Artifact, PlannedPage } from "../types/site.ts";

/**
 * `sitemap.xml`: every page of each language with its alternates (sitemaps.org 0.9; alternates as documented by Google, each page
 * listing itself too). Beyond `perPart` pages it is an index of the files `sitemap-1.xml` and so on.
 */
export function sitemap(pages: PlannedPage[], baseUrl: string, perPart = urlsPerPart): Artifact[] {
	const indexed = pages.filter(({ indexable }) => indexable);
	const entries = indexed.map(({ path, lang, changed }) =>
		[
			"\t<url>",
			`\t\t<loc>${escapeMarkup(baseUrl + pinPath(path, lang))}</loc>`,
			...(changed ? [`\t\t<lastmod>${changed}</lastmod>`] : []),
			...alternatePaths(path).map(([hreflang, to]) => alternate(hreflang, baseUrl + to)),
			"\t</url>",
		].join("\n"),
	);
	if (entries.length <= perPart) return [urlset("sitemap.xml", entries)];
	const parts = Array.from({ length: Math.ceil(entries.length / perPart) }, (_, index) => {
		const [from, to] = [index * perPart, (index + 1) * perPart];
		const changes = indexed.slice(from, to).flatMap(({ changed }) => changed ?? []);
		return { file: `sitemap-${index + 1}.xml`, entries: entries.slice(from, to), changed: changes.sort().at(-1) };
	});
	const listed = parts.map(({ file, changed }) => {
		const lastChange = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
		return `\t<sitemap><loc>${escapeMarkup(`${baseUrl}/${file}`)}</loc>${lastChange}</sitemap>`;
	});
	const index = [start("sitemapindex"), ...listed, "</sitemapindex>"];
	return [
		{ destination: "dist", file: "sitemap.xml", contents: `${index.join("\n")}\n` },
		...parts.map(({ file, entries: own }) => urlset(file, own)),
	];
}

/** Addresses per file: 5 MB with their alternates, a tenth of what search engines accept. */
const urlsPerPart = 5000;

function start(root: string, namespaces = ""): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`;
}

function urlset(file: string, entries: readonly string[]): Artifact {
	const head = start("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
	return { destination: "dist", file, contents: `${[head, ...entries, "</urlset>"].join("\n")}\n` };
}

function alternate(hreflang: string, url: string): string {
	return `\t\t<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(url)}"/>`;
}
