import * as z from "zod";
import { text } from "./fields.ts";
import { problem } from "./messages/problem.ts";

const advice = z.strictObject({
	write: text("What to write instead", 160),
	when: text("Where this matters, or why", 200).optional(),
	fix: z.literal(true).optional().describe("Leave out unless the one can take the place of the other in any sentence"),
});

/**
 * `content/wording/LANG.yaml`: words that the texts of a language avoid, as they stand in a text, with what to write instead. A word
 * with * at its end stands for all that begin so.
 */
export const wording = z.record(z.string().regex(/^\p{L}(?:[^*]|(?<=\p{L})\*(?!\p{L}))+$/u, problem("shape.words")), advice);

export type Wording = z.infer<typeof wording>;
