import { defaultLang } from "#schemas/spec/languages.ts";
import { countOf } from "../../report/count.ts";
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
			`The section "${title ?? ""}" of ${defaultLang} (line ${place[0]}) is missing here.`,
			`translate it ${next ? "and put it before this line" : "at the end"}, or remove it from ${original.file}`,
		),
		there: (others) =>
			diagnose(
				original,
				place,
				code,
				`The section "${title ?? ""}" is missing in ${others}.`,
				"translate it there, or remove it here",
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
			`The section "${title ?? ""}" stands here and not in ${defaultLang}.`,
			`write it in ${original.file} too, or remove it here`,
		),
		there: (others) =>
			diagnose(
				original,
				bodyPlace(original),
				code,
				`A section of ${others} is missing here: "${title ?? ""}" (${text.file}, line ${place[0]}).`,
				"write it here too, or remove it there",
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
		const [inOriginal, inText] = [outline(wanted), outline(found)];
		return [
			{
				key: `${name} ${differs} ${inOriginal} ${inText}`,
				here: diagnose(
					text,
					found?.place ?? here.at(-1)?.place ?? bodyPlace(text),
					code,
					found
						? `Here stands ${inText}, in ${defaultLang} ${wanted ? `${inOriginal} (line ${wanted.place[0]})` : "the text has ended"}.`
						: `The text ends before ${inOriginal ?? ""} that ${defaultLang} has in line ${wanted?.place[0]}.`,
					`build the text like that in ${defaultLang}`,
				),
				there: (others) =>
					diagnose(
						original,
						wanted?.place ?? there.at(-1)?.place ?? bodyPlace(original),
						code,
						wanted
							? `Here stands ${inOriginal}, in ${others} ${inText ?? "nothing like it"}.`
							: `The text ends before ${inText ?? ""} that ${others} have.`,
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
				`The list has ${countOf(other.items, "item")}, in ${defaultLang} it has ${mark.items} (line ${mark.place[0]}).`,
				"translate every item, in the same order, and add none",
			),
			there: (others) =>
				diagnose(
					original,
					mark.place,
					code,
					`The list has ${countOf(mark.items, "item")}, in ${others} it has ${other.items}.`,
					followOthers,
				),
		},
	];
}

function outline(mark: Mark | undefined): string | null {
	if (mark?.type === "heading") return `a heading of level ${mark.depth}`;
	if (mark?.type === "block") return `a block "${mark.name}"`;
	return mark?.type === "list" ? "a list" : null;
}

function bodyPlace({ bodyStart }: Part): Place {
	return bodyStart ?? [1, 1];
}
