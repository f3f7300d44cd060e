import { msg, type Said, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Part, Reference } from "../types/content.ts";
import { siteFiles } from "./links.ts";
import { diagnose, eachPart, kindOf, type LinkedContent, positionOf, type Rule } from "./rule.ts";

/** Where a menu or a recommendation shows the title of a page, its address is a page, or a redirect to one. */
export const checkTitledLinks: Rule = (context) =>
	eachPart(context.content.parts, (part) => {
		const named = new Set(part.references.map(({ pointer }) => pointer));
		return part.references.flatMap((reference) => {
			if (reference.rule !== "link") return [];
			if (reference.of === "recommended") return checkRecommendation(reference, part, context);
			if (reference.of !== "titled" || named.has(reference.pointer.replace(/to$/, "label"))) return [];
			return checkMenuLine(reference, part, context);
		});
	});

function checkMenuLine({ pointer, value }: Reference, part: Part, context: LinkedContent): Diagnostic[] {
	if (findPage(value, context) || !leadsSomewhere(value, context)) return [];
	return [diagnose(part, positionOf(part, pointer), "dead-link", withHint("link.noTitledPage", { url: value }))];
}

function checkRecommendation({ pointer, value }: Reference, part: Part, context: LinkedContent): Diagnostic[] {
	const page = findPage(value, context);
	const tell = (said: Said) => [diagnose(part, positionOf(part, pointer), "dead-link", said)];
	if (!page)
		return leadsSomewhere(value, context)
			? tell({ message: msg("link.noTitledPage", { url: value }), hint: msg("link.recommendPage.hint") })
			: [];
	if (page.facts === part) return tell(withHint("link.recommendsItself", { url: value }));
	return kindOf(page).card.recommendable ? [] : tell(withHint("link.notRecommendable", { url: value }));
}

/** The entry whose page is at an address or is the target of its redirect. */
export function findPage(url: string, { pages, redirects }: LinkedContent): Entry | undefined {
	const path = url.split(/[?#]/)[0] ?? "";
	return pages.get((redirects.get(path) ?? path).split("#")[0] ?? path);
}

/** Dead links are reported by another rule. */
function leadsSomewhere(url: string, { redirects }: LinkedContent): boolean {
	const path = url.split(/[?#]/)[0] ?? "";
	return /^(https|mailto):/.test(url) || siteFiles.has(path) || redirects.has(path);
}
