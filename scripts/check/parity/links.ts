import { isInternal } from "#schemas/shared/url.ts";
import { citationPrefix } from "../../kinds/long-read/sources.ts";
import { msg, withHint } from "../../messages/message.ts";
import type { Mark, Part } from "../../types/content.ts";
import { originalLang } from "../rule.ts";
import { type Difference, difference, followOthersHint } from "./difference.ts";
import { fieldPosition, hasField, sectionPosition } from "./section-position.ts";
import type { Aligned } from "./sections.ts";

/**
 * A link of a text to a page of this site, or to one of its own sources; `id` consists of its field, section, page and the number of
 * equal ones before it.
 */
type Link = { id: string; path: string; mark: Mark };

/**
 * Every language links to the same pages and sources, in the same fields and sections. Other anchors are compared where the headings of
 * their pages are known (`anchor-parity.ts`); external addresses, which may differ between languages, are not compared.
 */
export function compareLinks(original: Part, text: Part, aligned: Aligned): Difference[] {
	const { there, here, alignment } = aligned;
	const wanted = linksOf(original, (index) => alignment[index] ?? null, there);
	const found = linksOf(text, (index) => (alignment.includes(index) ? index : null), here);
	const [known, said] = [wanted, found].map((links) => new Set(links.map(({ id }) => id)));
	const missing = wanted.filter(({ id, mark }) => !said?.has(id) && hasField(text, mark.pointer));
	const extra = found.filter(({ id }) => !known?.has(id));
	return [
		...missing.map((link) => describeLost(link, extra, original, text, aligned)),
		...unpaired(extra, missing).map((link) => describeExtra(link, original, text)),
	];
}

/** `sectionOf` returns the number under which a section is compared, or null if only one text has it. */
function linksOf({ marks }: Part, sectionOf: (index: number) => number | null, sections: Aligned["there"]): Link[] {
	const seen = new Map<string, number>();
	const indexes = new Map(sections.flatMap((section, index) => section.marks.map((mark) => [mark, index] as const)));
	return marks.flatMap((mark): Link[] => {
		if (mark.type !== "link" || !(isInternal(mark.url) || mark.url.startsWith(citationPrefix))) return [];
		const index = indexes.get(mark);
		const section = index === undefined ? null : sectionOf(index);
		if (mark.pointer === "body" && section === null) return [];
		// A source has nothing before its number sign.
		const path = mark.url.replace(/(?<=.)[?#].*/, "");
		const key = `${mark.pointer} ${section} ${path}`;
		const nth = (seen.get(key) ?? 0) + 1;
		seen.set(key, nth);
		return [{ id: `${key} ${nth}`, path, mark }];
	});
}

/** The only other link in the same field and section. */
function counterpartOf({ id }: Link, others: readonly Link[]): Link | undefined {
	const where = id.split(" ").slice(0, 2).join(" ");
	const [only, ...more] = others.filter((other) => other.id.startsWith(`${where} `));
	return more.length === 0 ? only : undefined;
}

function unpaired(extra: readonly Link[], missing: readonly Link[]): Link[] {
	const counterparts = new Set(missing.map((link) => counterpartOf(link, extra)));
	return extra.filter((link) => !counterparts.has(link));
}

function describeLost(link: Link, extra: readonly Link[], original: Part, text: Part, aligned: Aligned): Difference {
	const { id, path, mark } = link;
	const line = mark.pointer === "body" ? msg("parity.line", { line: mark.position[0] }) : "";
	const counterpart = counterpartOf(link, extra);
	const common = { code: "link-mismatch", original, text } as const;
	if (counterpart)
		return difference({
			...common,
			key: `link ${id} ${counterpart.path}`,
			at: { here: counterpart.mark.position, there: mark.position },
			here: withHint("parity.linkDiffers", { here: counterpart.path, lang: originalLang, there: path, line, path }),
			there: (others) => ({
				message: msg("parity.linkDiffersThere", { there: path, others, here: counterpart.path }),
				hint: followOthersHint,
			}),
		});
	return difference({
		...common,
		key: `link ${id}`,
		at: { here: sectionPosition(mark, aligned, text), there: mark.position },
		only: "there",
		here: withHint("parity.linkMissing", { path, lang: originalLang, line }),
		there: (others) => ({ message: msg("parity.linkOnlyHere", { path, lang: others }), hint: followOthersHint }),
	});
}

function describeExtra({ id, path, mark }: Link, original: Part, text: Part): Difference {
	return difference({
		code: "link-mismatch",
		key: `extra link ${id}`,
		original,
		text,
		at: { here: mark.position, there: fieldPosition(original, mark.pointer) },
		only: "here",
		here: withHint("parity.linkOnlyHere", { path, lang: originalLang, file: original.file }),
		there: (others) => ({
			message: msg("parity.linkMissingThere", { path, others, file: text.file, line: mark.position[0] }),
			hint: followOthersHint,
		}),
	});
}
