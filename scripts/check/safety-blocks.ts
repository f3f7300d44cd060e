import { safetyTopics } from "#schemas/shared/safety-topics.ts";
import { safetyFile } from "../kinds/content-file.ts";
import { msg } from "../messages/message.ts";
import { diagnose, eachPart, type LinkRule } from "./link-context.ts";

/** A text may use a safety block only if the safety file exists. */
export const checkSafetyBlocks: LinkRule = ({ content: { parts, single } }) =>
	single.safety
		? []
		: eachPart(parts, (part) =>
				part.marks.flatMap((mark) =>
					mark.type === "block" && isSafetyTopic(mark.name)
						? [
								diagnose(
									part,
									mark.position,
									"missing-file",
									msg("link.noSafetyFile", { block: mark.name, file: safetyFile }),
									msg("link.noSafetyFile.hint", { file: safetyFile }),
								),
							]
						: [],
				),
			);

function isSafetyTopic(name: string): boolean {
	return (safetyTopics as readonly string[]).includes(name);
}
