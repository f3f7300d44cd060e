import { defaultLang, type Lang } from "#schemas/shared/languages.ts";
import { msg, type Said } from "../../messages/message.ts";
import type { Code } from "../../report/codes.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import type { Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { diagnose, langOf, originalLang, withRelated } from "../rule.ts";

/**
 * A difference between a translation and the original. `key` is the same for translations that differ in the same way; `here` is
 * the finding for the translation, `there` the finding for the original when all translations differ from it in the same way.
 */
export type Difference = { key: string; here: Diagnostic; there: (others: readonly LangName[]) => Diagnostic };

/** A language, as a value for messages. */
type LangName = { lang: Lang };

/** What differs: where, and what is told about it. `only` is the text that has it, where the other has nothing to point to. */
type Sides = {
	code: Code;
	key: string;
	original: Part;
	text: Part;
	at: { here: Position; there: Position };
	only?: "here" | "there";
	here: Said;
	there: (others: readonly LangName[]) => Said;
};

/** A difference whose two findings point to each other's place. */
export function difference({ code, key, original, text, at, only, here, there }: Sides): Difference {
	return {
		key,
		here: withCounterpart(diagnose(text, at.here, code, here), original, only === "here" ? undefined : at.there),
		there: (others) =>
			withCounterpart(diagnose(original, at.there, code, there(others)), text, only === "there" ? undefined : at.here),
	};
}

/** The differences of one language. */
export type Differing = { lang: Lang; differences: readonly Difference[] };

/**
 * When all translations agree and only the original differs, there is one finding for the original; otherwise one for each
 * translation.
 */
export function reportDifferences(differing: readonly Differing[]): Diagnostic[] {
	const counts = new Map<string, number>();
	for (const { differences } of differing)
		for (const key of new Set(differences.map((each) => each.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
	const isShared = ({ key }: Difference) => differing.length > 1 && counts.get(key) === differing.length;
	const others = differing.map(({ lang }) => ({ lang }));
	return [
		...(differing[0]?.differences ?? []).filter(isShared).map(({ there }) => there(others)),
		...differing.flatMap(({ differences }) => differences.filter((each) => !isShared(each)).map(({ here }) => here)),
	];
}

/** A finding with the position in the other text as a related place; without one if there is nothing there. */
export function withCounterpart(
	found: Diagnostic,
	part: Part,
	position: Position | undefined,
	what: "related.original" | "related.wouldStand" = "related.original",
): Diagnostic {
	const message = msg(what, { lang: { lang: langOf(part) ?? defaultLang } });
	return position ? withRelated(found, [{ file: part.file, position, message }]) : found;
}

/** Hint for when only the original differs. */
export const followOthersHint = msg("parity.follow.hint", { lang: originalLang });
