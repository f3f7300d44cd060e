import { escapeMarkup } from "#schemas/shared/escape-markup.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { basePathOf, pinPath } from "#schemas/shared/url.ts";
import type { Route, Site } from "../types/content.ts";
import type { AnchorParts, Artifact, RedirectRule } from "../types/site.ts";
import { placeAnchors } from "./anchor-parts.ts";

/** All redirects, for the bare path and for each language. One to an anchor of a list points to the page that has it. */
export function redirectRules({ redirects }: Site, anchorParts: Record<Lang, AnchorParts>): RedirectRule[] {
	const placed = (to: string, lang: Lang) => placeAnchors({ path: to }, anchorParts[lang]).path;
	return redirects.flatMap(({ from, to }) => [
		{ from, to: placed(to, defaultLang), lang: defaultLang },
		...langs.map((lang) => ({
			from: pinPath(from, lang),
			to: to.startsWith("/") ? pinPath(placed(to, lang), lang) : to,
			lang,
		})),
	]);
}

/** A page at each address, for hosts without redirect rules. */
export function redirectArtifacts(rules: RedirectRule[], routes: readonly Pick<Route, "path">[], baseUrl: string): Artifact[] {
	const pages = routes.flatMap(({ path }) => [path, ...langs.map((lang) => pinPath(path, lang))]);
	return distinctByCase(rules, pages).map(({ from, to, lang }) => ({
		destination: "dist",
		file: (/\.html?$/.test(from) ? from : `${from}.html`).slice(1),
		contents: redirectPage(to, lang, baseUrl),
	}));
}

/**
 * The redirects that can have a file: addresses that differ from that of a page, or from each other, by capitals alone cannot, since
 * some file systems take the two for one. Hosts with rules redirect these too.
 */
export function distinctByCase<Rule extends { from: string }>(rules: readonly Rule[], pages: readonly string[]): Rule[] {
	const taken = new Set(pages.map((path) => path.toLowerCase()));
	return rules.filter(({ from }) => !taken.has(from.toLowerCase()) && taken.add(from.toLowerCase()));
}

function redirectPage(target: string, lang: Lang, baseUrl: string): string {
	const isOurs = target.startsWith("/");
	const to = escapeMarkup(isOurs ? basePathOf(baseUrl) + target : target);
	const absolute = escapeMarkup(isOurs ? baseUrl + target : target);
	return [
		"<!doctype html>",
		`<html lang="${lang}">`,
		'<meta charset="utf-8">',
		`<title>${to}</title>`,
		'<meta name="robots" content="noindex">',
		`<meta http-equiv="refresh" content="0; url=${to}">`,
		`<link rel="canonical" href="${absolute}">`,
		`<p><a href="${to}">${absolute}</a></p>`,
		"</html>",
		"",
	].join("\n");
}
