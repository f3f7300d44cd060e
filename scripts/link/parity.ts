import { defaultLang } from "#schemas/spec/languages.ts";
import { countOf } from "../report/count.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Mark, Part } from "../types/content.ts";
import { diagnose, eachPart, fieldName, type LinkRule, placeOf } from "./linking.ts";

/** The languages of an entry tell the same: lists, headings, blocks, placeholders. */
export const checkParity: LinkRule = ({ content }) =>
	content.entries.flatMap(({ texts }) => {
		const original = texts[defaultLang];
		if (!original?.data) return [];
		return eachPart(Object.values(texts), (text) => (text.data && text !== original ? compare(original, text) : []));
	});

function compare(original: Part, text: Part): Diagnostic[] {
	return [
		...compareLists(original.data, text.data, "", text),
		...comparePlaceholders(original, text),
		...compareStructures(original, text),
	];
}

function compareStructures(original: Part, text: Part): Diagnostic[] {
	const [there, here] = [outlines(original), outlines(text)];
	return [...new Set([...there.keys(), ...here.keys()])].flatMap((pointer) =>
		compareStructure(there.get(pointer) ?? [], here.get(pointer) ?? [], text),
	);
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

/** Lists in YAML are equally long, except those that each language fills as it likes. */
function compareLists(original: unknown, text: unknown, pointer: string, part: Part): Diagnostic[] {
	if (part.ownLists.includes(pointer)) return [];
	if (Array.isArray(original) && Array.isArray(text) && original.length !== text.length)
		return [
			diagnose(
				part,
				part.places[pointer]?.key ?? placeOf(part, pointer),
				"list-length-mismatch",
				`${fieldName(pointer)} has ${countOf(text.length, "item")}, in ${defaultLang} it has ${original.length}.`,
				"translate every item, in the same order, and add none",
			),
		];
	if (!isGroup(original) || !isGroup(text)) return [];
	return Object.entries(original).flatMap(([key, value]) => compareLists(value, text[key], `${pointer}/${key}`, part));
}

/** A group or a list of fields; RichText is neither, its marks are compared instead. */
function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !("type" in value && value.type === "root");
}

/** Names in braces, with their field: as many of each in every language. */
function comparePlaceholders(original: Part, text: Part): Diagnostic[] {
	const [there, here] = [placeholders(original), placeholders(text)];
	const [known, said] = [there, here].map((list) => new Set(list.map(({ id }) => id)));
	const extra = here.filter(({ id }) => !known?.has(id));
	const lost = there.filter(({ id, pointer }) => hasField(text, pointer) && !said?.has(id));
	const where = (pointer: string) => (pointer === "body" ? "The text" : fieldName(pointer));
	return [
		...extra.map(({ pointer, name, place }) =>
			diagnose(
				text,
				place,
				"placeholder-mismatch",
				`${where(pointer)} says {${name}} once more than in ${defaultLang}.`,
				`remove {${name}}, or write what ${defaultLang} says`,
			),
		),
		...lost.map(({ pointer, name }) =>
			diagnose(
				text,
				pointer === "body" ? bodyPlace(text) : placeOf(text, pointer),
				"placeholder-mismatch",
				`${where(pointer)} lacks {${name}}, which stands there in ${defaultLang}.`,
				`write {${name}} where it belongs`,
			),
		),
	];
}

function placeholders({ marks }: Part) {
	const seen = new Map<string, number>();
	return marks.flatMap((mark) => {
		if (mark.type !== "placeholder") return [];
		const { pointer, name, place } = mark;
		const field = `${pointer} ${name}`;
		const nth = (seen.get(field) ?? 0) + 1;
		seen.set(field, nth);
		return [{ id: `${field} ${nth}`, pointer, name, place }];
	});
}

/** Headings, blocks and lists of one Markdown text come in the same order; lists have as many items. */
function compareStructure(there: readonly Mark[], here: readonly Mark[], text: Part): Diagnostic[] {
	const at = there.findIndex((mark, index) => outline(mark) !== outline(here[index]));
	const differs = at !== -1 ? at : here.length > there.length ? there.length : -1;
	if (differs !== -1) {
		const [wanted, found] = [there[differs], here[differs]];
		return [
			diagnose(
				text,
				found?.place ?? here.at(-1)?.place ?? bodyPlace(text),
				"structure-mismatch",
				found
					? `Here stands ${outline(found)}, in ${defaultLang} ${wanted ? `${outline(wanted)} (line ${wanted.place[0]})` : "the text has ended"}.`
					: `The text ends before ${wanted ? outline(wanted) : ""} that ${defaultLang} has in line ${wanted?.place[0]}.`,
				`build the text like that in ${defaultLang}`,
			),
		];
	}
	return there.flatMap((mark, index) => {
		const other = here[index];
		if (mark.type !== "list" || other?.type !== "list" || mark.items === other.items) return [];
		return [
			diagnose(
				text,
				other.place,
				"list-length-mismatch",
				`The list has ${countOf(other.items, "item")}, in ${defaultLang} it has ${mark.items} (line ${mark.place[0]}).`,
				"translate every item, in the same order, and add none",
			),
		];
	});
}

function outline(mark: Mark | undefined): string | null {
	if (mark?.type === "heading") return `a heading of level ${mark.depth}`;
	if (mark?.type === "block") return `a block "${mark.name}"`;
	return mark?.type === "list" ? "a list" : null;
}

function bodyPlace({ bodyStart }: Part) {
	return bodyStart ?? ([1, 1] as const);
}

/** A field that is missing altogether is another rule's finding. */
function hasField({ places }: Part, pointer: string): boolean {
	return pointer === "body" || pointer in places;
}
