import { defaultLang, type Lang } from "#schemas/shared/languages.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import type { Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { langOf, originalLang, withRelated } from "../link-context.ts";

/**
 * A difference between a translation and the original. `key` is the same for translations that differ in the same way; `here` is
 * the finding for the translation, `there` the finding for the original when all translations differ from it in the same way.
 */
export type Difference = { key: string; here: Diagnostic; there: (others: readonly LangName[]) => Diagnostic };

/** A language, as a value for messages. */
type LangName = { lang: Lang };

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
