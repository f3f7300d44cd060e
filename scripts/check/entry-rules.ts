import type { Diagnostic } from "../report/diagnostic.ts";
import { attemptFindings, wholeContent } from "../report/internal.ts";
import type { Entry, Part } from "../types/content.ts";
import { checkExpectations } from "./expectations.ts";
import { checkFigures } from "./figures.ts";
import { createLinkedContent } from "./linked-content.ts";
import { checkLists } from "./lists.ts";
import { checkParity } from "./parity/parity.ts";
import { checkReadingTime } from "./reading-time.ts";
import type { Rule } from "./rule.ts";
import { checkStatedCounts } from "./stated-counts.ts";
import { checkTranslations } from "./translations.ts";
import { checkWorks } from "./works.ts";

/** All rules that examine one entry at a time, so that findings are cached per entry. */
export const entryRules: readonly Rule[] = [
	checkExpectations,
	checkFigures,
	checkParity,
	checkTranslations,
	checkLists,
	checkReadingTime,
	checkStatedCounts,
	checkWorks,
];

/** Compares the parts of an entry with each other. */
export function checkEntry(entries: Entry[], parts: Part[]): Diagnostic[] {
	const context = createLinkedContent({ ...emptyRest, entries, parts }, new Map());
	return entryRules.flatMap((rule) => attemptFindings(parts[0]?.file ?? wholeContent, () => rule(context)));
}

const emptyRest = { later: [], ui: {}, terms: {}, single: {}, credits: {}, images: [], photos: [] };
