import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import { say } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import type { Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { langOf, originalLang, withRelated } from "../linking.ts";

/**
 * Something that a translation has otherwise than the original. `key` is equal where another translation differs in the same way; `here`
 * is what is then said of the translation, `there` what is said of the original, where all translations differ from it alike.
 */
export type Difference = { key: string; here: Diagnostic; there: (others: readonly LangName[]) => Diagnostic };

/** A language, by its name where it is said. */
type LangName = { lang: Lang };

/** What differs in one language. */
export type Differing = { lang: Lang; differences: readonly Difference[] };

/** Where all translations agree and the original alone differs, that is one finding of the original; else one of each translation. */
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

/** A finding with the place of the other text that it is about; none where nothing stands there. */
export function besides(
	found: Diagnostic,
	part: Part,
	position: Position | undefined,
	what: "related.original" | "related.wouldStand" = "related.original",
): Diagnostic {
	const message = say(what, { lang: { lang: langOf(part) ?? defaultLang } });
	return position ? withRelated(found, [{ file: part.file, position, message }]) : found;
}

/** What to do where the original alone differs. */
export const followOthers = say("parity.follow.hint", { lang: originalLang });
