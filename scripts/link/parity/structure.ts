import { readDetail } from "#schemas/detail.ts";
import { defaultLang } from "#schemas/spec/languages.ts";
import { type Message, say } from "../../messages/message.ts";
import type { Place } from "../../report/diagnostic.ts";
import type { Mark, Part } from "../../types/content.ts";
import { diagnose } from "../linking.ts";
import { type Difference, followOthers } from "./difference.ts";
import { type Alignment, alignSections, measureSections, type Section, sectionsOf } from "./sections.ts";

/** Where texts are compared section by section: the sections of both, and which of them belong together. */
export type Aligned = { there: Section[]; here: Section[]; alignment: Alignment };

export function alignTexts(original: Part, text: Part): Aligned {
	const [there, here] = [sectionsOf(original), sectionsOf(text)];
	if (there.length !== here.length) {
		measureSections(there, original.body);
		measureSections(here, text.body);
	}
	return { there, here, alignment: alignSections(there, here) };
}

/** Headings, blocks and lists come in the same order in each field and each section; lists have as many items. */
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
	// As many headings, blocks and lists: one of them is another one, none is missing.
	if (there.length === here.length || flatThere.length === flatHere.length)
		return compareOutlines(flatThere, flatHere, "body", parts);
	const last = here.at(-1)?.marks.at(-1)?.place ?? bodyPlace(parts.text);
	const extra = here.flatMap((section, index) => (alignment.includes(index) ? [] : [{ section, index }]));
	return [
		...there.flatMap((section, index) => {
			const match = alignment[index];
			if (match === null || match === undefined) return [missing(section, nextSection(index, alignment, here), last, parts)];
			return compareOutlines(outlined(section), here[match] ? outlined(here[match]) : [], `body ${index}`, parts);
		}),
		...extra.map(({ section, index }) => added(section, index, parts)),
	];
}

/** The section before which a missing one would stand: the next one that both texts have; none where it would be the last. */
function nextSection(index: number, alignment: Alignment, here: readonly Section[]): Section | undefined {
	const next = alignment.slice(index + 1).find((match) => match !== null);
	return next === undefined || next === null ? undefined : here[next];
}

function missing({ title, place }: Section, next: Section | undefined, last: Place, { original, text }: Parts): Difference {
	const code = "structure-mismatch";
	return {
		key: `section of line ${place[0]}`,
		here: diagnose(
			text,
			next?.place ?? last,
			code,
			say("parity.sectionMissing", { title: title ?? "", lang: defaultLang, line: place[0] }),
			next
				? say("parity.sectionMissing.hint", { file: original.file })
				: say("parity.lastSectionMissing.hint", { file: original.file }),
		),
		there: (others) =>
			diagnose(
				original,
				place,
				code,
				say("parity.sectionMissingThere", { title: title ?? "", others }),
				say("parity.sectionMissingThere.hint"),
			),
	};
}

function added({ title, place }: Section, index: number, { original, text }: Parts): Difference {
	const code = "structure-mismatch";
	return {
		key: `added section ${index}`,
		here: diagnose(
			text,
			place,
			code,
			say("parity.sectionAdded", { title: title ?? "", lang: defaultLang }),
			say("parity.sectionAdded.hint", { file: original.file }),
		),
		there: (others) =>
			diagnose(
				original,
				bodyPlace(original),
				code,
				say("parity.sectionAddedThere", { others, title: title ?? "", file: text.file, line: place[0] }),
				say("parity.sectionAddedThere.hint"),
			),
	};
}

/** Headings, blocks and lists of each field. */
function outlines({ marks }: Part): Map<string, Mark[]> {
	const byField = new Map<string, Mark[]>();
	for (const mark of marks) {
		if (outline(mark) === null) continue;
		const field = byField.get(mark.pointer);
		if (field) field.push(mark);
		else byField.set(mark.pointer, [mark]);
	}
	return byField;
}

function compareOutlines(there: readonly Mark[], here: readonly Mark[], name: string, { original, text }: Parts): Difference[] {
	const at = there.findIndex((mark, index) => outline(mark) !== outline(here[index]));
	const differs = at !== -1 ? at : here.length > there.length ? there.length : -1;
	if (differs !== -1) {
		const [wanted, found] = [there[differs], here[differs]];
		const code = "structure-mismatch";
		const [inOriginal, inText] = [describe(wanted), describe(found)];
		return [
			{
				key: `${name} ${differs} ${outline(wanted)} ${outline(found)}`,
				here: diagnose(
					text,
					found?.place ?? here.at(-1)?.place ?? bodyPlace(text),
					code,
					!wanted
						? say("parity.beyondEnd", { found: inText, lang: defaultLang })
						: found
							? say("parity.differs", { found: inText, lang: defaultLang, wanted: inOriginal, line: wanted.place[0] })
							: say("parity.endsBefore", { wanted: inOriginal, lang: defaultLang, line: wanted.place[0] }),
					say("parity.build.hint", { lang: defaultLang }),
				),
				there: (others) =>
					diagnose(
						original,
						wanted?.place ?? there.at(-1)?.place ?? bodyPlace(original),
						code,
						wanted
							? say("parity.differsThere", { wanted: inOriginal, others, found: inText })
							: say("parity.endsBeforeThere", { found: inText, others }),
						followOthers,
					),
			},
		];
	}
	return there.flatMap((mark, index) => compareItems(mark, here[index], { original, text }, `${name} ${index}`));
}

function compareItems(mark: Mark, other: Mark | undefined, { original, text }: Parts, name: string): Difference[] {
	if (mark.type !== "list" || other?.type !== "list" || mark.items === other.items) return [];
	const code = "list-length-mismatch";
	return [
		{
			key: `${name} ${mark.items} ${other.items}`,
			here: diagnose(
				text,
				other.place,
				code,
				say("parity.bodyListDiffers", {
					items: say("validate.items", { count: other.items }),
					lang: defaultLang,
					wanted: mark.items,
					line: say("parity.line", { line: mark.place[0] }),
				}),
				say("parity.listDiffers.hint"),
			),
			there: (others) =>
				diagnose(
					original,
					mark.place,
					code,
					say("parity.bodyListDiffersThere", {
						items: say("validate.items", { count: mark.items }),
						lang: others,
						wanted: other.items,
					}),
					followOthers,
				),
		},
	];
}

/** What texts are compared by: headings, blocks, lists and drawn details. Photos are each language's own. */
function outline(mark: Mark | undefined): string | null {
	if (mark?.type === "heading") return `heading ${mark.depth}`;
	if (mark?.type === "block") return `block ${mark.name}`;
	if (mark?.type === "image") return readDetail(mark.url) ? `drawing ${mark.url}` : null;
	return mark?.type === "list" ? "list" : null;
}

function describe(mark: Mark | undefined): Message {
	if (mark?.type === "heading") return say("parity.heading", { level: mark.depth });
	if (mark?.type === "block") return say("parity.block", { name: mark.name });
	if (mark?.type === "image") return say("parity.detail", { url: mark.url });
	return mark?.type === "list" ? say("parity.list") : say("parity.nothingLikeIt");
}

function bodyPlace({ bodyStart }: Part): Place {
	return bodyStart ?? [1, 1];
}
