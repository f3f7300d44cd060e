import { readDetail } from "#schemas/content/detail.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { Mark, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { diagnose, originalLang } from "../link-context.ts";
import { type Difference, followOthersHint, withCounterpart } from "./difference.ts";
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
	const last = here.at(-1)?.marks.at(-1)?.position ?? bodyPosition(parts.text);
	const extra = here.flatMap((section, index) => (alignment.includes(index) ? [] : [{ section, index }]));
	/** The section of the original before which a section that only the translation has would be. */
	const before = (index: number) => there.find((_, other) => (alignment[other] ?? -1) > index);
	return [
		...there.flatMap((section, index) => {
			const match = alignment[index];
			if (match === null || match === undefined) return [missing(section, nextSection(index, alignment, here), last, parts)];
			return compareOutlines(outlined(section), here[match] ? outlined(here[match]) : [], `body ${index}`, parts);
		}),
		...extra.map(({ section, index }) => added(section, index, before(index), parts)),
	];
}

/** The section before which a missing one would be: the next one that both texts have; undefined if it would be the last. */
function nextSection(index: number, alignment: Alignment, here: readonly Section[]): Section | undefined {
	const next = alignment.slice(index + 1).find((match) => match !== null);
	return next === undefined || next === null ? undefined : here[next];
}

function missing({ title, position }: Section, next: Section | undefined, last: Position, { original, text }: Parts): Difference {
	const code = "structure-mismatch";
	return {
		key: `section of line ${position[0]}`,
		here: withCounterpart(
			diagnose(
				text,
				next?.position ?? last,
				code,
				msg("parity.sectionMissing", { title: title ?? "", lang: originalLang, line: position[0] }),
				next
					? msg("parity.sectionMissing.hint", { file: original.file })
					: msg("parity.lastSectionMissing.hint", { file: original.file }),
			),
			original,
			position,
		),
		there: (others) =>
			diagnose(
				original,
				position,
				code,
				msg("parity.sectionMissingThere", { title: title ?? "", others }),
				msg("parity.sectionMissingThere.hint"),
			),
	};
}

/** `before` is the section of the original before which this one would be; undefined if it would be the last. */
function added({ title, position }: Section, index: number, before: Section | undefined, { original, text }: Parts): Difference {
	const code = "structure-mismatch";
	return {
		key: `added section ${index}`,
		here: withCounterpart(
			diagnose(
				text,
				position,
				code,
				msg("parity.sectionAdded", { title: title ?? "", lang: originalLang }),
				msg("parity.sectionAdded.hint", { file: original.file }),
			),
			original,
			before?.position,
			"related.wouldStand",
		),
		there: (others) =>
			withCounterpart(
				diagnose(
					original,
					before?.position ?? bodyPosition(original),
					code,
					msg("parity.sectionAddedThere", { others, title: title ?? "", file: text.file, line: position[0] }),
					msg("parity.sectionAddedThere.hint"),
				),
				text,
				position,
			),
	};
}

/** Headings, blocks and lists of each field. */
function outlines({ marks }: Part): Map<string, Mark[]> {
	return groupBy(
		marks.filter((mark) => outline(mark) !== null),
		({ pointer }) => pointer,
	);
}

function compareOutlines(there: readonly Mark[], here: readonly Mark[], name: string, { original, text }: Parts): Difference[] {
	const at = there.findIndex((mark, index) => outline(mark) !== outline(here[index]));
	const differs = at !== -1 ? at : here.length > there.length ? there.length : -1;
	if (differs === -1)
		return there.flatMap((mark, index) => compareItems(mark, here[index], { original, text }, `${name} ${index}`));
	const [wanted, found] = [there[differs], here[differs]];
	const code = "structure-mismatch";
	const [inOriginal, inText] = [describe(wanted), describe(found)];
	const field = name.startsWith("body") ? "body" : name;
	const [placeHere, placeThere] = [
		found?.position ?? here.at(-1)?.position ?? fieldPosition(text, field),
		wanted?.position ?? there.at(-1)?.position ?? fieldPosition(original, field),
	];
	const message = !wanted
		? msg("parity.beyondEnd", { found: inText, lang: originalLang })
		: found
			? msg("parity.differs", { found: inText, lang: originalLang, wanted: inOriginal, line: wanted.position[0] })
			: msg("parity.endsBefore", { wanted: inOriginal, lang: originalLang, line: wanted.position[0] });
	return [
		{
			key: `${name} ${differs} ${outline(wanted)} ${outline(found)}`,
			here: withCounterpart(
				diagnose(text, placeHere, code, message, msg("parity.build.hint", { lang: originalLang })),
				original,
				placeThere,
			),
			there: (others) => {
				const said = wanted
					? msg("parity.differsThere", { wanted: inOriginal, others, found: inText })
					: msg("parity.endsBeforeThere", { found: inText, others });
				return withCounterpart(diagnose(original, placeThere, code, said, followOthersHint), text, placeHere);
			},
		},
	];
}

function compareItems(mark: Mark, other: Mark | undefined, { original, text }: Parts, name: string): Difference[] {
	if (mark.type !== "list" || other?.type !== "list" || mark.items === other.items) return [];
	const code = "list-length-mismatch";
	const itemsOf = ({ items }: { items: number }) => msg("validate.items", { count: items });
	const line = msg("parity.line", { line: mark.position[0] });
	const said = msg("parity.bodyListDiffers", { items: itemsOf(other), lang: originalLang, wanted: mark.items, line });
	return [
		{
			key: `${name} ${mark.items} ${other.items}`,
			here: withCounterpart(diagnose(text, other.position, code, said, msg("parity.listDiffers.hint")), original, mark.position),
			there: (others) => {
				const said = msg("parity.bodyListDiffersThere", { items: itemsOf(mark), lang: others, wanted: other.items });
				return withCounterpart(diagnose(original, mark.position, code, said, followOthersHint), text, other.position);
			},
		},
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

function bodyPosition({ bodyStart }: Part): Position {
	return bodyStart ?? [1, 1];
}
