import type { Sentence } from "#scripts/messages/message.ts";
import { createTranslate } from "#scripts/messages/translate.ts";

/** Says a message in English. */
export const english = createTranslate("en");

/** Findings with what they say in English. */
export function inEnglish<Finding extends { message: Sentence; hint: Sentence }>(findings: readonly Finding[]) {
	return findings.map((finding) => ({ ...finding, message: english(finding.message), hint: english(finding.hint) }));
}
