import { readDetail } from "#schemas/content/detail.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import { type Message, msg, withHint } from "../../messages/message.ts";
import type { Mark, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { originalLang } from "../rule.ts";
import { type Difference, difference, followOthersHint, withCounterpart } from "./difference.ts";
import { fieldPosition } from "./section-position.ts";
import { type Aligned, type Alignment, alignSections, measureSections, type Section, sectionsOf } from "./sections.ts";

export function alignTexts(original: Part, text: Part): Aligned {
	const [there, here] = [sectionsOf(original), sectionsOf(text)];
	if (there.length !== here.length) {
		measureSections(there, original.body);
		measureSections(here, text.body);
	}
	return { there, here, alignment: alignSections(there, here) };
}

/** Headings, blocks and lists have the same order in each field and section; lists have the same number of items. */
export function compareStructures(original: Part, text: Part, aligned: Aligned): Difference[] {
	const [there, here] = [outlines(original), outlines(text)];
	const fields = [...new Set([...there.keys(), ...here.keys()])].filter((pointer) => pointer !== "body");
	const places = { original, text };
	return [
		...fields.flatMap((pointer) => compareOutlines(there.get(pointer) ?? [], here.get(pointer) ?? [], pointer, places)),
		...compareSections(aligned, places),
	];
}

type Parts = { original: Part; text: Part };

function compareSections({ there, here, alignment }: Aligned, parts: Parts): Difference[] {
	const outlined = ({ marks }: Section) => marks.filter((mark) => outline(mark) !== null);
	const [flatThere, flatHere] = [there.flatMap(outlined), here.flatMap(outlined)];
	// With equal numbers of headings, blocks and lists, one of them is of another type and none is missing.
	if (there.length === here.length || flatThere.length === flatHere.length)
		return compareOutlines(flatThere, flatHere, "body", parts);
	const last = here.at(-1)?.marks.at(-1)?.position ?? fieldPosition(parts.text, "body");
	const extra = here.flatMap((section, index) => (alignment.includes(index) ? [] : [{ section, index }]));
	/** The section of the original before which a section that only the translation has would be. */
	const before = (index: number) => there.find((_, other) => (alignment[other] ?? -1) > index);
	return [
		...there.flatMap((section, index) => {
			const match = here[alignment[index] ?? -1];
			if (!match) return [missing(section, nextSection(index, alignment, here), last, parts)];
			return compareOutlines(outlined(section), outlined(match), `body ${index}`, parts);
		}),
		...extra.map(({ section, index }) => added(section, index, before(index), parts)),
	];
}

/** The section before which a missing one would be: the next one that both texts have; undefined if it would be the last. */
function nextSection(index: number, alignment: Alignment, here: readonly Section[]): Section | undefined {
	return here[alignment.slice(index + 1).find((match) => match !== null) ?? -1];
}

function missing({ title, position }: Section, next: Section | undefined, last: Position, parts: Parts): Difference {
	const { file } = parts.original;
	return difference({
		code: "structure-mismatch",
		key: `section of line ${position[0]}`,
		...parts,
		at: { here: next?.position ?? last, there: position },
		only: "there",
		here: {
			message: msg("parity.sectionMissing", { title: title ?? "", lang: originalLang, line: position[0] }),
			hint: next ? msg("parity.sectionMissing.hint", { file }) : msg("parity.lastSectionMissing.hint", { file }),
		},
		there: (others) => withHint("parity.sectionMissingThere", { title: title ?? "", others }),
	});
}

/** `before` is the section of the original before which this one would be; undefined if it would be the last. */
function added({ title, position }: Section, index: number, before: Section | undefined, parts: Parts): Difference {
	const { original, text } = parts;
	const found = difference({
		code: "structure-mismatch",
		key: `added section ${index}`,
		...parts,
		at: { here: position, there: before?.position ?? fieldPosition(original, "body") },
		only: "here",
		here: withHint("parity.sectionAdded", { title: title ?? "", lang: originalLang, file: original.file }),
		there: (others) => withHint("parity.sectionAddedThere", { others, title: title ?? "", file: text.file, line: position[0] }),
	});
	return { ...found, here: withCounterpart(found.here, original, before?.position, "related.wouldStand") };
}

/** Headings, blocks and lists of each field. */
function outlines({ marks }: Part): Map<string, Mark[]> {
	return groupBy(
		marks.filter((mark) => outline(mark) !== null),
		({ pointer }) => pointer,
	);
}

function compareOutlines(there: readonly Mark[], here: readonly Mark[], name: string, parts: Parts): Difference[] {
	const at = there.findIndex((mark, index) => outline(mark) !== outline(here[index]));
	const differs = at !== -1 ? at : here.length > there.length ? there.length : -1;
	if (differs === -1) return there.flatMap((mark, index) => compareItems(mark, here[index], parts, `${name} ${index}`));
	const [wanted, found] = [there[differs], here[differs]];
	const [inOriginal, inText] = [describe(wanted), describe(found)];
	const field = name.startsWith("body") ? "body" : name;
	const message = !wanted
		? msg("parity.beyondEnd", { found: inText, lang: originalLang })
		: found
			? msg("parity.differs", { found: inText, lang: originalLang, wanted: inOriginal, line: wanted.position[0] })
			: msg("parity.endsBefore", { wanted: inOriginal, lang: originalLang, line: wanted.position[0] });
	return [
		difference({
			code: "structure-mismatch",
			key: `${name} ${differs} ${outline(wanted)} ${outline(found)}`,
			...parts,
			at: {
				here: found?.position ?? here.at(-1)?.position ?? fieldPosition(parts.text, field),
				there: wanted?.position ?? there.at(-1)?.position ?? fieldPosition(parts.original, field),
			},
			here: { message, hint: msg("parity.build.hint", { lang: originalLang }) },
			there: (others) => ({
				message: wanted
					? msg("parity.differsThere", { wanted: inOriginal, others, found: inText })
					: msg("parity.endsBeforeThere", { found: inText, others }),
				hint: followOthersHint,
			}),
		}),
	];
}

function compareItems(mark: Mark, other: Mark | undefined, parts: Parts, name: string): Difference[] {
	if (mark.type !== "list" || other?.type !== "list" || mark.items === other.items) return [];
	const itemsOf = ({ items }: { items: number }) => msg("validate.items", { count: items });
	const line = msg("parity.line", { line: mark.position[0] });
	return [
		difference({
			code: "list-length-mismatch",
			key: `${name} ${mark.items} ${other.items}`,
			...parts,
			at: { here: other.position, there: mark.position },
			here: {
				message: msg("parity.bodyListDiffers", { items: itemsOf(other), lang: originalLang, wanted: mark.items, line }),
				hint: msg("parity.listDiffers.hint"),
			},
			there: (others) => ({
				message: msg("parity.bodyListDiffersThere", { items: itemsOf(mark), lang: others, wanted: other.items }),
				hint: followOthersHint,
			}),
		}),
	];
}

/** What is compared between texts: headings, blocks, lists and detail drawings. Photos may differ between languages. */
function outline(mark: Mark | undefined): string | null {
	if (mark?.type === "heading") return `heading ${mark.depth}`;
	if (mark?.type === "block") return `block ${mark.name}`;
	if (mark?.type === "image") return readDetail(mark.url) ? `drawing ${mark.url}` : null;
	return mark?.type === "list" ? "list" : null;
}

function describe(mark: Mark | undefined): Message {
	if (mark?.type === "heading") return msg("parity.heading", { level: mark.depth });
	if (mark?.type === "block") return msg("parity.block", { name: mark.name });
	if (mark?.type === "image") return msg("parity.detail", { url: mark.url });
	return mark?.type === "list" ? msg("parity.list") : msg("parity.nothingLikeIt");
}
