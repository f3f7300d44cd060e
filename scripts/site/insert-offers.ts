import { type Offers, offerNamed } from "#schemas/content/affiliate/offers.ts";
import { element, isElement, type RichNode, type RichText, textNode } from "#schemas/content/rich-text.ts";
import { type Lang, languages } from "#schemas/shared/languages.ts";
import type { View } from "../kinds/kind.ts";
import { known } from "./language-tools.ts";

type OffersView = Pick<View, "lang" | "site" | "string">;

/**
 * Expands the offers that a text links to: after the words, in brackets, a link to each shop with its name and country, preceded by a
 * disclosure. On a site with affiliation switched off, the words remain without links.
 */
export function insertOffers({ type, children }: RichText, offers: Offers, view: OffersView): RichText {
	return { type, children: children.flatMap((child) => fillNode(child, offers, view)) };
}

function fillNode(node: RichNode, offers: Offers, view: OffersView): RichNode[] {
	if (node.type === "text") return [node];
	const children = node.children.flatMap((child) => fillNode(child, offers, view));
	const name = isElement(node, "a") ? offerNamed(node.properties.href ?? "") : null;
	if (name === null) return [{ ...node, children }];
	return view.site.affiliate.enabled ? [...children, ...shops(known(offers[name], name), view)] : children;
}

function shops(offers: Offers[string], { lang, site, string }: OffersView): RichNode[] {
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
