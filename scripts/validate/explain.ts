import type { z } from "zod";
import { isLang, langs } from "#schemas/spec/languages.ts";
import { countOf } from "../report/count.ts";
import type { Diagnostic, Place } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import type { ParsedFile } from "../types/content.ts";
import { explainExtraKey, explainMissingKey, siblingOf } from "./explain-ui-key.ts";

type Issue = z.core.$ZodIssue;
type Said = Pick<Diagnostic, "code" | "message" | "hint">;

/**
 * Makes sentences of what zod found: the thing first, in the file's own words, then one thing to do. `fieldsAt` names
 * the fields that the shape has at a path.
 */
export function explainIssue(issue: Issue, parsed: ParsedFile, fieldsAt: (path: string[]) => string[]): Diagnostic[] {
	const path = issue.path.map(String);
	if (issue.code === "unrecognized_keys") {
		const siblings = fieldsAt(path);
		return issue.keys.map((key, index) => unknownField(key, path, parsed, siblings, index < suggestedMax));
	}
	if (issue.code === "invalid_key") {
		const reason = issue.issues[0]?.message ?? "is not a name that can stand here";
		return [
			at(parsed, path, { code: "invalid-value", message: `The name "${path.at(-1)}" ${reason}.`, hint: "rename it" }, "key"),
		];
	}
	const value = lookUp(parsed.data, path);
	if (value === undefined) return [missing(path, issue, parsed)];
	return [at(parsed, path, explainValue(issue, name(path), value))];
}

/** So many unknown fields of one group name the field that was probably meant: each of them takes a look at every field there is. */
const suggestedMax = 100;

function explainValue(issue: Issue, field: string, value: unknown): Said {
	const invalid = (message: string, hint: string): Said => ({ code: "invalid-value", message, hint });
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

type Invalid = (message: string, hint: string) => Said;

function explainTooBig(issue: z.core.$ZodIssueTooBig, field: string, value: unknown, invalid: Invalid): Said {
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

function missing(path: string[], issue: Issue, parsed: ParsedFile): Diagnostic {
	const field = path.at(-1) ?? "";
	const parent = path.slice(0, -1);
	const owner = parent.length > 0 ? name(parent) : parsed.file;
	if (parsed.slot.role === "ui") {
		const beside = siblingOf(field, parsed.data);
		return at(parsed, beside ? [beside] : parent, explainMissingKey(field, parsed.file, parsed.slot.lang), "key");
	}
	if (parsed.slot.role === "terms" && isLang(field))
		return at(
			parsed,
			parent,
			{ code: "missing-language", message: `${owner} has no label in "${field}".`, hint: `add ${field}: …` },
			"key",
		);
	const kind = issue.code === "invalid_type" && issue.expected === "array" ? " (a list)" : "";
	return at(
		parsed,
		parent,
		{ code: "missing-field", message: `${owner} has no field "${field}".`, hint: `add ${field}: …${kind}` },
		"key",
	);
}

function unknownField(key: string, parent: string[], parsed: ParsedFile, siblings: string[], suggests: boolean): Diagnostic {
	const path = [...parent, key];
	const meant = suggests ? siblings : [];
	if (parsed.slot.role === "ui") return at(parsed, path, explainExtraKey(key, parsed.slot.lang, meant), "key");
	if (parsed.slot.role === "terms")
		return at(
			parsed,
			path,
			{
				code: "extra-language",
				message: `The site does not speak "${key}".`,
				hint: `languages are ${langs.join(", ")}`,
			},
			"key",
		);
	return at(
		parsed,
		path,
		{
			code: "unknown-field",
			message: `${parent.length > 0 ? name(parent) : parsed.file} has no field "${key}".`,
			hint: didYouMean(key, meant, siblings.length > 0 ? `fields are ${siblings.join(", ")}` : "remove it"),
		},
		"key",
	);
}

/** How a report calls a field: «care.water», «faq 2» for the second of a list, «The file» for the whole. */
function name(path: readonly string[]): string {
	if (path.length === 0) return "The file";
	return path
		.map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : part))
		.join(".")
		.replaceAll(". ", " ")
		.trim();
}

function at(parsed: ParsedFile, path: readonly string[], said: Said, end: "key" | "value" = "value"): Diagnostic {
	return { ...said, file: parsed.file, place: findPlace(parsed, path, end) };
}

/** Place of a field, or of the nearest group around it that the file has. */
function findPlace({ places }: ParsedFile, path: readonly string[], end: "key" | "value"): Place {
	for (let length = path.length; length >= 0; length--) {
		const found = places[["", ...path.slice(0, length)].join("/")];
		if (found)
			return (
				(length === path.length && end === "key" ? found.key : null) ?? (length < path.length ? found.key : null) ?? found.value
			);
	}
	return [1, 1];
}

function lookUp(data: unknown, path: readonly string[]): unknown {
	return path.reduce<unknown>(
		(at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
		data,
	);
}
