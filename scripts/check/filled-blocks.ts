import { calendarBlocks, filledBlocks } from "#schemas/content/rich-text.ts";
import { calendarFile, safetyFile } from "../kinds/content-file.ts";
import { withHint } from "../messages/message.ts";
import { diagnose, eachPart, type Rule } from "./rule.ts";

/** A text may use a block that the build fills only if the file with its data exists. */
export const checkFilledBlocks: Rule = ({ content: { parts, single } }) =>
	single.safety && single.calendar
		? []
		: eachPart(parts, (part) =>
				part.marks.flatMap((mark) => {
					if (mark.type !== "block" || !isAmong(mark.name, filledBlocks)) return [];
					const [role, file] = isAmong(mark.name, calendarBlocks)
						? ["calendar" as const, calendarFile]
						: ["safety" as const, safetyFile];
					if (single[role]) return [];
					return [diagnose(part, mark.position, "missing-file", withHint("link.noBlockFile", { block: mark.name, file }))];
				}),
			);

function isAmong(name: string, names: readonly string[]): boolean {
	return names.includes(name);
}
