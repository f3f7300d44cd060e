import { addTo } from "#schemas/shared/group-by.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { decodeAnchor, isInternal, splitPath } from "#schemas/shared/url.ts";
import { msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Mark, Part } from "../types/content.ts";
import { diagnose, eachEntry, type LinkedContent, originalLang, type Rule, withRelated } from "./rule.ts";

type Link = Extract<Mark, { type: "link" }>;

/**
 * A link in a translation leads to the same section as the link in the French text. Section ids come from headings, which are
 * translated, so positions on the page are compared; pages with different sections in the two languages are skipped, and so are
 * texts with a different number of links to the page.
 */
export const checkAnchorParity: Rule = (context) =>
	eachEntry(context.content.entries, ({ texts }) => {
		const original = texts[defaultLang];
		if (!original) return [];
		return langs.flatMap((lang) => {
			const text = texts[lang];
			return text && text !== original ? compareAnchors(original, text, lang, context) : [];
		});
	});

function compareAnchors(original: Part, text: Part, lang: Lang, context: LinkedContent): Diagnostic[] {
	const [there, here] = [linksByPage(original), linksByPage(text)];
	return [...there].flatMap(([key, links]) => {
		const own = here.get(key) ?? [];
		if (own.length !== links.length) return [];
		return links.flatMap((link, index) => compareLink(link, own[index] ?? link, { original, text, lang, context }));
	});
}

/** Links of a text to pages of this site, by field and page, in order. Those within its own page have no path. */
function linksByPage({ marks }: Part): Map<string, Link[]> {
	const links = new Map<string, Link[]>();
	for (const mark of marks) {
		if (mark.type !== "link" || !(isInternal(mark.url) || mark.url.startsWith("#"))) continue;
		addTo(links, `${mark.pointer} ${pathOf(mark)}`, mark);
	}
	return links;
}

type Compared = { original: Part; text: Part; lang: Lang; context: LinkedContent };

function compareLink(there: Link, here: Link, { original, text, lang, context }: Compared): Diagnostic[] {
	const [wanted, found] = [anchorOf(there), anchorOf(here)];
	if (wanted === found) return [];
	const path = pathOf(there);
	const entry = context.pages.get(path === "" ? (context.ownPaths.get(original) ?? "") : splitPath(path).path);
	const right = wanted === null ? null : entry && anchorIn(entry, wanted, lang, context);
	if (right === undefined || right === found) return [];
	// An anchor that does not exist is another finding.
	if (found !== null && entry && !context.anchorsOf(entry, lang).has(found)) return [];
	const url = right === null ? path : `${path}#${right}`;
	const message =
		wanted === null
			? msg("parity.anchorExtra", { url: here.url, lang: originalLang })
			: found === null
				? msg("parity.anchorLost", { url: here.url, lang: originalLang, there: there.url })
				: msg("parity.anchorDiffers", { url: here.url, lang: originalLang, there: there.url });
	const related = [{ file: original.file, position: there.position, message: msg("related.original", { lang: originalLang }) }];
	return [
		withRelated(
			diagnose(text, here.position, "link-mismatch", { message, hint: msg("parity.linkDiffers.hint", { path: url }) }),
			related,
		),
	];
}

/** The anchor at the position of the French one in another language; undefined where that is not certain. */
function anchorIn(entry: Entry, wanted: string, lang: Lang, { anchorsOf }: LinkedContent): string | undefined {
	const [there, here] = [[...anchorsOf(entry, defaultLang)], [...anchorsOf(entry, lang)]];
	const index = there.indexOf(wanted);
	if (index === -1 || there.length !== here.length) return undefined;
	// Ids that both languages share correspond to each other, in any order.
	return here.includes(wanted) ? wanted : here[index];
}

function pathOf({ url }: Link): string {
	return url.replace(/[?#].*/, "");
}

function anchorOf({ url }: Link): string | null {
	const [, hash = ""] = url.split("#");
	return hash === "" ? null : decodeAnchor(hash);
}
