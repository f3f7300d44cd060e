import type { z } from "zod";
import type { Sentence } from "../messages/message.ts";
import { countOf } from "../report/count.ts";
import type { Diagnostic, Finding } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import type { ParsedFile } from "../types/content.ts";
import { explainMisplaced, type FieldsAt, missingField, unknownField } from "./explain-fields.ts";
import { at, lookUp, nameField } from "./field-place.ts";
import { findMisnamed, type Misnamed } from "./misnamed.ts";

type Issue = z.core.$ZodIssue;

/**
 * Makes sentences of what zod found: the thing first, in the file's own words, then one thing to do. `fieldsAt` names
 * the fields that the shape has at a path. A field with a wrong name or in a wrong group is one finding, though another one is then missing.
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
		return issue.keys.map((key, index) => {
			const name = meant.get([...path, key].join("/"));
			const known = name !== undefined ? [name] : index < suggestedMax ? siblings : [];
			const misplaced = name === undefined && index < suggestedMax ? explainMisplaced(key, path, parsed, fieldsAt) : null;
			return misplaced ?? unknownField(key, path, parsed, siblings, known);
		});
	}
	if (issue.code === "invalid_key") {
		const reason = issue.issues[0]?.message ?? "is not a name that can stand here";
		return [
			at(parsed, path, { code: "invalid-value", message: `The name "${path.at(-1)}" ${reason}.`, hint: "rename it" }, "key"),
		];
	}
	const value = lookUp(parsed.data, path);
	if (value === undefined) return [missingField(path, issue, parsed)];
	return [at(parsed, path, explainValue(issue, nameField(path), value))];
}

/** So many unknown fields of one group name the field that was probably meant: each of them takes a look at every field there is. */
const suggestedMax = 100;

function explainValue(issue: Issue, field: string, value: unknown): Finding {
	const invalid = (message: Sentence, hint: Sentence): Finding => ({ code: "invalid-value", message, hint });
	if (value === null || (typeof value === "string" && value.trim() === ""))
		return invalid(`${field} is empty.`, "fill it in; a field that is not needed can be left out");
	switch (issue.code) {
		case "invalid_type":
			return {
				code: "wrong-type",
				message: `${field} should be ${typeNames[issue.expected] ?? issue.expected}, but is ${describe(value)}.`,
				hint: typeHints[issue.expected] ?? "look at a neighbouring entry",
			};
		case "invalid_value":
			return invalid(
				`${field} cannot be "${String(value)}".`,
				didYouMean(String(value), issue.values.map(String), `it is one of ${issue.values.join(", ")}`),
			);
		case "too_big":
			return explainTooBig(issue, field, value, invalid);
		case "too_small":
			return Array.isArray(value)
				? invalid(
						`${field} has ${countOf(value.length, "item")}, at least ${issue.minimum} ${isAre(issue.minimum)} needed.`,
						"add what is missing",
					)
				: invalid(`${field} is ${String(value)}, at least ${issue.minimum} is needed.`, "raise it");
		case "invalid_format":
			if (issue.format === "date")
				return {
					code: "bad-date",
					message: `${field} is "${String(value)}", which is no day of the calendar.`,
					hint: "write year-month-day, such as 2025-01-31",
				};
			return invalid(`${field} is "${String(value)}"; it ${issue.message}.`, `write ${issue.message.replace(/^must be /, "")}`);
		case "custom":
			return invalid(`${field} ${issue.message}.`, String(issue.params?.["hint"] ?? "correct it"));
		default:
			return invalid(`${field} has a value that does not fit.`, "look at a neighbouring entry");
	}
}

type Invalid = (message: Sentence, hint: Sentence) => Finding;

function explainTooBig(issue: z.core.$ZodIssueTooBig, field: string, value: unknown, invalid: Invalid): Finding {
	if (Array.isArray(value))
		return invalid(
			`${field} has ${countOf(value.length, "item")}, at most ${issue.maximum} ${isAre(issue.maximum)} possible.`,
			"remove those that matter least",
		);
	if (typeof value === "string")
		return {
			code: "too-long",
			message: `${field} has ${value.length} characters, at most ${issue.maximum} fit.`,
			hint: "shorten it",
		};
	return invalid(`${field} is ${String(value)}, at most ${issue.maximum} is possible.`, "lower it");
}

function isAre(number: number | bigint): string {
	return Number(number) === 1 ? "is" : "are";
}

const typeNames: Record<string, string> = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a group of fields",
	record: "a group of fields",
};

const typeHints: Record<string, string> = {
	string: 'put "…" around it',
	number: "write digits only, without a unit, with a point for decimals",
	int: "write a whole number",
	boolean: "write true or false",
	array: 'begin each line with "- "',
	object: "put the fields on lines of their own, indented by two spaces",
	record: "put the fields on lines of their own, indented by two spaces",
};

function describe(value: unknown): string {
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "a group of fields";
	return typeof value === "string" ? `the text "${value}"` : String(value);
}
