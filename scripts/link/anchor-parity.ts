import { defaultLang, type Lang, langs } from "#schemas/spec/languages.ts";
import { isInternal, splitPath } from "#schemas/spec/url.ts";
import { say } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Mark, Part } from "../types/content.ts";
import { diagnose, eachEntry, type Linking, type LinkRule, originalLang, withRelated } from "./linking.ts";
import { decodeAnchor } from "./links.ts";

type Link = Extract<Mark, { type: "link" }>;

/**
 * A link of a translation leads to the section of a page that the French one leads to. Names of sections are those of headings, which each
 * language has of its own, so that their places on the page are compared; where the page has other sections in one language than in
 * the other, or the texts link to it another number of times, nothing is said.
 */
export const checkAnchorParity: LinkRule = (linking) =>
	eachEntry(linking.content.entries, ({ texts }) => {
		const original = texts[defaultLang];
		if (!original) return [];
		return langs.flatMap((lang) => {
			const text = texts[lang];
			return text && text !== original ? compareAnchors(original, text, lang, linking) : [];
		});
	});

function compareAnchors(original: Part, text: Part, lang: Lang, linking: Linking): Diagnostic[] {
	const [there, here] = [linksByPage(original), linksByPage(text)];
	return [...there].flatMap(([key, links]) => {
		const own = here.get(key) ?? [];
		if (own.length !== links.length) return [];
		return links.flatMap((link, index) => compareLink(link, own[index] ?? link, { original, text, lang, linking }));
	});
}

/** Links of a text to pages of this site by field and page, in their order. Those to its own page have no path. */
function linksByPage({ marks }: Part): Map<string, Link[]> {
	const links = new Map<string, Link[]>();
	for (const mark of marks) {
		if (mark.type !== "link" || !(isInternal(mark.url) || mark.url.startsWith("#"))) continue;
		const key = `${mark.pointer} ${pathOf(mark)}`;
		links.set(key, [...(links.get(key) ?? []), mark]);
	}
	return links;
}

type Compared = { original: Part; text: Part; lang: Lang; linking: Linking };

function compareLink(there: Link, here: Link, { original, text, lang, linking }: Compared): Diagnostic[] {
	const [wanted, found] = [anchorOf(there), anchorOf(here)];
	if (wanted === found) return [];
	const path = pathOf(there);
	const entry = linking.pages.get(path === "" ? (linking.ownPaths.get(original) ?? "") : splitPath(path).path);
	const right = wanted === null ? null : entry && anchorIn(entry, wanted, lang, linking);
	if (right === undefined || right === found) return [];
	// An anchor that is nowhere is a dead one.
	if (found !== null && entry && !linking.anchorsOf(entry, lang).has(found)) return [];
	const url = right === null ? path : `${path}#${right}`;
	const message =
		wanted === null
			? say("parity.anchorExtra", { url: here.url, lang: originalLang })
			: found === null
				? say("parity.anchorLost", { url: here.url, lang: originalLang, there: there.url })
				: say("parity.anchorDiffers", { url: here.url, lang: originalLang, there: there.url });
	const related = [{ file: original.file, position: there.position, message: say("related.original", { lang: originalLang }) }];
	return [
		withRelated(diagnose(text, here.position, "link-mismatch", message, say("parity.linkDiffers.hint", { path: url })), related),
	];
}

/** The anchor of a page in a language that stands where the French one does; undefined where that is not certain. */
function anchorIn(entry: Entry, wanted: string, lang: Lang, { anchorsOf }: Linking): string | undefined {
	const [there, here] = [[...anchorsOf(entry, defaultLang)], [...anchorsOf(entry, lang)]];
	const index = there.indexOf(wanted);
	if (index === -1 || there.length !== here.length) return undefined;
	// Names that both languages have alike stand for themselves, in whatever order.
	return here.includes(wanted) ? wanted : here[index];
}

function pathOf({ url }: Link): string {
	return url.replace(/[?#].*/, "");
}

function anchorOf({ url }: Link): string | null {
	const [, hash = ""] = url.split("#");
	return hash === "" ? null : decodeAnchor(hash);
}
