import type { z } from "zod";
import { contentLimits } from "#schemas/shared/constants.ts";
import { type Message, msg, type Said, withHint } from "../../messages/message.ts";
import type { Code } from "../../report/codes.ts";
import type { Diagnostic, Finding } from "../../report/diagnostic.ts";
import { lookUp } from "../../report/field-path.ts";
import { didYouMean, listSome } from "../../report/nearest.ts";
import type { ParsedFile } from "../../types/content.ts";
import { explainMisplaced, type FieldsAt, missingField, unknownField } from "./explain-fields.ts";
import { explainProblem } from "./explain-problem.ts";
import { at, nameField } from "./field-position.ts";
import { findMisnamed, type Misnamed } from "./misnamed.ts";

type Issue = z.core.$ZodIssue;

/**
 * Converts zod's issues to diagnostics: first the subject, named as in the file, then one thing to do. `fieldsAt` returns the
 * fields that the shape has at a path. A misnamed or misplaced field is one finding, although another field is then missing.
 */
export function explainIssues(issues: readonly Issue[], parsed: ParsedFile, fieldsAt: FieldsAt): Diagnostic[] {
	const misnamed = findMisnamed(issues, ({ path }) => lookUp(parsed.data, path.map(String)) === undefined);
	return issues
		.filter((issue) => !misnamed.consequences.has(issue))
		.flatMap((issue) => explainIssue(issue, parsed, fieldsAt, misnamed));
}

function explainIssue(issue: Issue, parsed: ParsedFile, fieldsAt: FieldsAt, { meant }: Misnamed): Diagnostic[] {
	const path = issue.path.map(String);
	if (issue.code === "unrecognized_keys") {
		const siblings = fieldsAt(path);
		const [named, more] = [issue.keys.slice(0, contentLimits.unknownFields), issue.keys.slice(contentLimits.unknownFields)];
		const explained = named.map((key) => {
			const name = meant.get([...path, key].join("/"));
			const misplaced = name === undefined && more.length === 0 ? explainMisplaced(key, path, parsed, fieldsAt) : null;
			return misplaced ?? unknownField(key, path, parsed, siblings, name === undefined ? siblings : [name]);
		});
		return [...explained, ...moreUnknown(more, path, parsed, explained.at(-1)?.code)];
	}
	if (issue.code === "invalid_key") {
		const name = path.at(-1) ?? "";
		const problem = issue.issues[0] ? explainProblem(issue.issues[0], name, name) : null;
		const said = problem ?? withHint("validate.badName", { name });
		return [at(parsed, path, { code: "invalid-value", ...said }, "key")];
	}
	const value = lookUp(parsed.data, path);
	if (value === undefined) return [missingField(path, issue, parsed, fieldsAt(path.slice(0, -1)))];
	return [at(parsed, path, explainValue(issue, nameField(path), value, groupHint(path, fieldsAt(path))))];
}

/**
 * Reports the number of unknown fields beyond those that are listed, at the first of them: such a file is of another kind, not full
 * of typing errors.
 */
function moreUnknown(keys: readonly string[], path: string[], parsed: ParsedFile, code: Code = "unknown-field"): Diagnostic[] {
	const [first] = keys;
	if (first === undefined) return [];
	return [at(parsed, [...path, first], { code, ...withHint("validate.moreUnknown", { count: keys.length }) }, "key")];
}

/** Most fields of a group whose hint shows it on one line. */
const shortGroup = 4;

/** Hint for a value where a group belongs. */
function groupHint(path: readonly string[], fields: readonly string[]): Message {
	if (fields.length === 0 || fields.length > shortGroup) return msg("validate.object.hint");
	const name = path.at(-1) ?? "";
	const group = `{ ${fields.map((field) => `${field}: …`).join(", ")} }`;
	return msg("validate.shortGroup.hint", { group: /^\d*$/.test(name) ? group : `${name}: ${group}` });
}

function explainValue(issue: Issue, field: string | Message, value: unknown, group: Message): Finding {
	const invalid = (said: Said): Finding => ({ code: "invalid-value", ...said });
	if (value === null || (typeof value === "string" && value.trim() === "")) return invalid(withHint("validate.empty", { field }));
	switch (issue.code) {
		case "invalid_type": {
			const expected = isExpected(issue.expected) ? expectedTypes[issue.expected] : null;
			return {
				code: "wrong-type",
				message: msg("validate.wrongType", {
					field,
					expected: expected ? msg(`validate.type.${expected}`) : issue.expected,
					found: describe(value),
				}),
				hint: expected === "object" ? group : expected ? msg(`validate.${expected}.hint`) : msg("validate.neighbour.hint"),
			};
		}
		case "invalid_value": {
			const hint = hintOfValues(String(value), issue.values.map(String));
			return invalid({ message: msg("validate.notOneOf", { field, value: String(value) }), hint });
		}
		case "too_big":
			return explainTooBig(issue, field, value, invalid);
		case "too_small":
			return Array.isArray(value)
				? invalid(
						withHint("validate.tooFewItems", {
							field,
							items: msg("validate.items", { count: value.length }),
							needed: msg("validate.needed", { count: Number(issue.minimum) }),
						}),
					)
				: invalid(withHint("validate.tooSmall", { field, value: String(value), least: String(issue.minimum) }));
		case "invalid_format":
			if (issue.format === "date") return { code: "bad-date", ...withHint("validate.badDate", { field, value: String(value) }) };
			break;
	}
	const problem = explainProblem(issue, field, String(value));
	return problem
		? invalid(problem)
		: invalid({ message: msg("validate.unfit", { field }), hint: msg("validate.neighbour.hint") });
}

/** The allowed values, and the nearest; of a long list the nearest alone. The nearest may not be what was meant: «dark» is near «dusk». */
function hintOfValues(value: string, allowed: readonly string[]): Message {
	const values = listSome(allowed);
	const listed = msg("validate.oneOf.hint", { values });
	const hint = didYouMean(value, allowed, listed);
	return hint === listed || values !== allowed.join(", ") ? hint : msg("validate.oneOfNear.hint", { values, near: hint });
}

type Invalid = (said: Said) => Finding;

function explainTooBig(issue: z.core.$ZodIssueTooBig, field: string | Message, value: unknown, invalid: Invalid): Finding {
	if (Array.isArray(value))
		return invalid(
			withHint("validate.tooManyItems", {
				field,
				items: msg("validate.items", { count: value.length }),
				possible: msg("validate.possible", { count: Number(issue.maximum) }),
			}),
		);
	if (typeof value === "string")
		return { code: "too-long", ...withHint("validate.tooLong", { field, length: value.length, most: String(issue.maximum) }) };
	return invalid(withHint("validate.tooBig", { field, value: String(value), most: String(issue.maximum) }));
}

/** Zod's type names, with the keys of the messages that name them. */
const expectedTypes = {
	string: "string",
	number: "number",
	int: "int",
	boolean: "boolean",
	array: "array",
	object: "object",
	record: "object",
} as const;

function isExpected(type: string): type is keyof typeof expectedTypes {
	return Object.hasOwn(expectedTypes, type);
}

function describe(value: unknown): string | Message {
	if (value === null) return msg("validate.type.empty");
	if (Array.isArray(value)) return msg("validate.type.array");
	if (typeof value === "object") return msg("validate.type.object");
	return typeof value === "string" ? msg("validate.type.theText", { text: value }) : String(value);
}
