import type { MessagePlaceholders } from "../../generated/messages.ts";

/** Key of a message about an invalid value; each has a hint beside it. */
export type ProblemKey = Exclude<keyof MessagePlaceholders & `shape.${string}`, `${string}.hint`>;

/** Values for the placeholders of the message, besides the name of the field. */
type Values = Readonly<Record<string, string | number>>;

/**
 * The zod error of a custom rule: the key of the message for a value that breaks it. The check translates it into the language of
 * the run.
 */
export function problem(key: ProblemKey, values: Values = {}): { error: ProblemKey; params: { values: Values } } {
	return { error: key, params: { values } };
}
