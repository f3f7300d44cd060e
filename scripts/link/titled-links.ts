import type { Part } from "../pipeline/seams.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { diagnose, type Linking, type LinkRule, placeOf } from "./linking.ts";

/** Where a menu or a recommendation shows the title of a page, the address is that of a page, or a redirect to one. */
export const checkTitledLinks: LinkRule = (linking) => linking.content.parts.flatMap((part) => checkPart(part, linking));

function checkPart(part: Part, linking: Linking): Diagnostic[] {
	return part.references.flatMap(({ rule, of, pointer, value }) => {
		const inMenu = pointer.endsWith("/to");
		const hasLabel = inMenu && part.references.some((each) => each.pointer === pointer.replace(/to$/, "label"));
		if (rule !== "link" || of !== "titled" || hasLabel || !isElsewhere(value, linking)) return [];
		const message = `"${value}" is no page of this site, so there is no title to show.`;
		const hint = inMenu ? "add label: with a key of ui/fr.yaml" : "link to a page of this site";
		return [diagnose(part, placeOf(part, pointer), "dead-link", message, hint)];
	});
}

/** Addresses that lead somewhere, but to no page; those that lead nowhere are the business of another rule. */
function isElsewhere(url: string, { pages, redirects }: Linking): boolean {
	const path = url.split(/[?#]/)[0] ?? "";
	if (/^(https:|mailto:|\/sitemap\.xml|\/robots\.txt)/.test(url)) return true;
	const target = redirects.get(path)?.split("#")[0];
	return target !== undefined && !pages.has(target);
}
