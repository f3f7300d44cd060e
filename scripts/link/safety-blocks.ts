import { safetyTopics } from "#schemas/spec/safety-topics.ts";
import { safetyFile } from "../kinds/content-file.ts";
import { diagnose, eachPart, type LinkRule } from "./linking.ts";

/** A text may show what holds by country only where a file says it. */
export const checkSafetyBlocks: LinkRule = ({ content: { parts, single } }) =>
	single.safety
		? []
		: eachPart(parts, (part) =>
				part.marks.flatMap((mark) =>
					mark.type === "block" && isSafetyTopic(mark.name)
						? [
								diagnose(
									part,
									mark.place,
									"missing-file",
									`The block "${mark.name}" shows what ${safetyFile} says by country, and that file is missing.`,
									`restore ${safetyFile} from the last commit, or delete the block`,
								),
							]
						: [],
				),
			);

function isSafetyTopic(name: string): boolean {
	return (safetyTopics as readonly string[]).includes(name);
}
