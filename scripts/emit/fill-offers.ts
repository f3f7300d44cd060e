import { type Offers, offerNamed } from "#schemas/affiliate/offers.ts";
import { element, isElement, isRichText, type RichNode, textNode } from "#schemas/rich-text.ts";
import { type Lang, languages } from "#schemas/spec/languages.ts";
import type { View } from "../kinds/kind.ts";
import { known } from "./language-tools.ts";

/**
 * Expands the offers that texts link to: after the words, in brackets, a link to each shop with its name and country, preceded by a
 * disclosure. On a site with affiliation switched off, the words remain without links.
 */
export function fillOffers<T>(value: T, offers: Offers, view: Pick<View, "lang" | "site" | "string">): T {
	const fill = (each: unknown): unknown => {
		if (Array.isArray(each)) return each.map(fill);
		if (typeof each !== "object" || each === null) return each;
		if (isRichText(each)) return { ...each, children: each.children.flatMap((child) => fillNode(child, offers, view)) };
		return Object.fromEntries(Object.entries(each).map(([key, child]) => [key, fill(child)]));
	};
	// The structure is kept, so the type is that of the argument.
	return fill(value) as T;
}

function fillNode(node: RichNode, offers: Offers, view: Pick<View, "lang" | "site" | "string">): RichNode[] {
	if (node.type === "text") return [node];
	const children = node.children.flatMap((child) => fillNode(child, offers, view));
	const name = isElement(node, "a") ? offerNamed(node.properties.href ?? "") : null;
	if (name === null) return [{ ...node, children }];
	return view.site.affiliate.enabled ? [...children, ...shops(known(offers[name], name), view)] : children;
}

function shops(offers: Offers[string], { lang, site, string }: Pick<View, "lang" | "site" | "string">): RichNode[] {
	const links = offers.flatMap(({ partner, country, address }, index) => {
		const { name } = known(site.affiliate.partners?.[partner], partner);
		const shop = element("a", [textNode(`${name}, ${countryName(country, lang)}`)], { href: address, rel: "sponsored" });
		return index === 0 ? [shop] : [textNode("; "), shop];
	});
	return [textNode(` (${string("affiliate.label")} `), ...links, textNode(")")];
}

function countryName(country: string, lang: Lang): string {
	return known(new Intl.DisplayNames(languages[lang].locale, { type: "region" }).of(country), country);
}
