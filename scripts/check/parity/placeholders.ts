import { groupBy } from "#schemas/shared/group-by.ts";
import { type Message, msg, withHint } from "../../messages/message.ts";
import type { Mark, Part } from "../../types/content.ts";
import { fieldName, originalLang } from "../rule.ts";
import { withoutEach } from "../without-each.ts";
import { type Difference, difference, followOthersHint } from "./difference.ts";
import { fieldPosition, hasField, sectionPosition } from "./section-position.ts";
import type { Aligned } from "./sections.ts";

type Placeholder = Extract<Mark, { type: "placeholder" }>;

/** A placeholder that only one of two texts has; `id` consists of its field, its name and the number of equal ones before it. */
type UnmatchedPlaceholder = { id: string; mark: Placeholder };

/**
 * Placeholders are compared per field: each occurs equally often in every language. Those in sections that only one text has are
 * skipped; a name that is not in the facts is another finding (`known` is null if the facts are invalid), and a missing one beside
 * it is not reported again.
 */
export function comparePlaceholders(
	original: Part,
	text: Part,
	aligned: Aligned,
	known: ReadonlySet<string> | null,
): Difference[] {
	const there = placeholders(original, (mark) => hasField(text, mark.pointer) && isShared(mark, aligned));
	const here = placeholders(text, (mark) => isSharedHere(mark, aligned));
	const [said, usedHere] = [there, here].map((list) => new Set(list.map(({ id }) => id)));
	const isKnown = ({ mark }: UnmatchedPlaceholder) => known === null || known.has(mark.name);
	const missing = there.filter(({ id }) => !usedHere?.has(id));
	const extra = here.filter(({ id }) => !said?.has(id));
	const isUnknown = (each: UnmatchedPlaceholder) => !isKnown(each);
	return [
		...withoutCounterparts(extra.filter(isKnown), missing.filter(isUnknown)).map(({ mark }) =>
			describeExtra(mark, original, text),
		),
		...byLine(withoutCounterparts(missing.filter(isKnown), extra.filter(isUnknown))).map((marks) =>
			describeLost(marks, original, text, aligned),
		),
	];
}

function describeExtra({ pointer, name, position }: Placeholder, original: Part, text: Part): Difference {
	const [field, figure] = [where(pointer), `{${name}}`];
	return difference({
		code: "placeholder-mismatch",
		key: `extra ${pointer} ${name}`,
		original,
		text,
		at: { here: position, there: fieldPosition(original, pointer) },
		only: "here",
		here: withHint("parity.figureExtra", { field, figure, lang: originalLang }),
		there: (others) => ({ message: msg("parity.figureMissingThere", { field, figure, others }), hint: followOthersHint }),
	});
}

/** Reports placeholders that are missing in a paragraph of the translation, where a whole sentence may be missing. */
function describeLost(marks: readonly Placeholder[], original: Part, text: Part, aligned: Aligned): Difference {
	const [first] = marks;
	if (!first) throw new Error("nothing is lost");
	const { pointer, position } = first;
	const figures = marks.map(({ name }) => `{${name}}`).join(", ");
	const line = pointer === "body" ? msg("parity.line", { line: position[0] }) : "";
	const field = where(pointer);
	return difference({
		code: "placeholder-mismatch",
		key: `lost ${pointer} ${position[0]} ${figures}`,
		original,
		text,
		at: { here: sectionPosition(first, aligned, text), there: position },
		only: "there",
		here: withHint("parity.figuresMissing", { count: marks.length, field, figures, lang: originalLang, line }),
		there: (others) => ({ message: msg("parity.figuresExtraThere", { field, figures, others }), hint: followOthersHint }),
	});
}

function byLine(odd: readonly UnmatchedPlaceholder[]): Placeholder[][] {
	const marks = odd.map(({ mark }) => mark);
	return [...groupBy(marks, ({ pointer, position }) => `${pointer} ${position[0]}`).values()];
}

/** Drops one for each of the others in the same field, which is its misspelt counterpart. */
function withoutCounterparts(
	odd: readonly UnmatchedPlaceholder[],
	others: readonly UnmatchedPlaceholder[],
): UnmatchedPlaceholder[] {
	const pointerOf = ({ mark }: UnmatchedPlaceholder) => mark.pointer;
	return withoutEach(odd, pointerOf, others.map(pointerOf));
}

function where(pointer: string): string | Message {
	return pointer === "body" ? msg("parity.theText") : fieldName(pointer);
}

function placeholders({ marks }: Part, counts: (mark: Placeholder) => boolean): UnmatchedPlaceholder[] {
	const seen = new Map<string, number>();
	return marks.flatMap((mark) => {
		if (mark.type !== "placeholder" || !counts(mark)) return [];
		const field = `${mark.pointer} ${mark.name}`;
		const nth = (seen.get(field) ?? 0) + 1;
		seen.set(field, nth);
		return [{ id: `${field} ${nth}`, mark }];
	});
}

/** Whether both texts have the section in which a placeholder of the original is. */
function isShared(mark: Mark, { there, alignment }: Aligned): boolean {
	const index = there.findIndex(({ marks }) => marks.includes(mark));
	return index === -1 || alignment[index] !== null;
}

function isSharedHere(mark: Mark, { here, alignment }: Aligned): boolean {
	const index = here.findIndex(({ marks }) => marks.includes(mark));
	return index === -1 || alignment.includes(index);
}
