import type { shapes } from "./en.ts";

/** Name of what can be wrong with a value: a message, which has a hint beside it. */
export type ProblemKey = keyof typeof shapes extends infer Key ? (Key extends `${infer Name}.hint` ? Name : never) : never;

/** What fills the braces of a problem, besides the name of the field. */
type Values = Readonly<Record<string, string | number>>;

/** What zod is told of a rule: the key of what to say when a value breaks it. The check says it, in the language that it is asked for. */
export function problem(key: ProblemKey, values: Values = {}): { error: ProblemKey; params: { values: Values } } {
	return { error: key, params: { values } };
}
