import type { z } from "zod";
import { isLang, langs } from "#schemas/shared/languages.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { lookUp } from "../../report/field-path.ts";
import { indexLines } from "../../report/line-index.ts";
import { didYouMean } from "../../report/nearest.ts";
import type { ParsedFile } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { at, nameField } from "./field-position.ts";
import { findOwner } from "./misnamed.ts";

/** Returns the names of the fields that a shape has at a path. */
export type FieldsAt = (path: string[]) => string[];

/** Reports a missing field of a group. `siblings` are the fields of the group in the usual order. */
export function missingField(
	path: string[],
	issue: z.core.$ZodIssue,
	parsed: ParsedFile,
	siblings: readonly string[],
): Diagnostic {
	const field = path.at(-1) ?? "";
	const parent = path.slice(0, -1);
	const owner = parent.length > 0 ? nameField(parent) : parsed.file;
	if (parsed.contentFile.role === "terms" && isLang(field))
		return at(
			parsed,
			parent,
			{
				code: "missing-language",
				message: msg("validate.noLabel", { owner, lang: field }),
				hint: msg("validate.missingField.hint", { field }),
			},
			"key",
		);
	const isList = issue.code === "invalid_type" && issue.expected === "array";
	const hint = isList ? msg("validate.missingList.hint", { field }) : msg("validate.missingField.hint", { field });
	const swallowed = findSwallowed(path, parsed);
	if (swallowed)
		return {
			code: "missing-field",
			file: parsed.file,
			position: swallowed.position,
			message: msg("validate.swallowed", { owner, field }),
			hint: msg("parse.column.hint", { column: swallowed.column }),
		};
	// For a group the position is its name; a file has none.
	const beside = parent.length === 0 ? placeFor(field, parsed.data, siblings) : undefined;
	const where = beside === undefined ? parent : [beside];
	const found = at(
		parsed,
		where,
		{ code: "missing-field", message: msg("validate.missingField", { owner, field }), hint },
		"key",
	);
	// It would be the last field: the value before it may begin many lines before the end of the file.
	const isLast = beside !== undefined && parsed.bodyStart === null && siblings.indexOf(beside) < siblings.indexOf(field);
	return isLast ? { ...found, position: indexLines(parsed.text)(parsed.text.trimEnd().lastIndexOf("\n") + 1) } : found;
}

/** A line with the name of a missing field that YAML reads as part of the string above, because it is indented too far. */
function findSwallowed(
	path: readonly string[],
	{ text, positions, strings }: ParsedFile,
): { position: Position; column: number } | null {
	const field = path.at(-1) ?? "";
	const named = [...text.matchAll(/^([ \t]*)([\w-]+):(?= |$)/gm)].filter(({ 2: name }) => name === field);
	const [line, ...others] = named.filter(({ index }) =>
		Object.values(strings).some(([start, end]) => start < index && index < end),
	);
	const parent = ["", ...path.slice(0, -1)].join("/");
	const beside = Object.entries(positions).find(
		([pointer]) => pointer.slice(0, pointer.lastIndexOf("/")) === parent && pointer !== "",
	);
	const column = beside?.[1].key?.[1];
	if (!line || others.length > 0 || column === undefined) return null;
	const [, indent = ""] = line;
	return { position: indexLines(text)(line.index + indent.length), column };
}

/** The field before which a missing one belongs: the one that follows, in the file, its predecessor in the shape. */
function placeFor(field: string, data: unknown, siblings: readonly string[]): string | undefined {
	if (typeof data !== "object" || data === null) return undefined;
	const there = Object.keys(data);
	const before = siblings.slice(0, siblings.indexOf(field)).findLast((each) => there.includes(each));
	return there[before === undefined ? 0 : there.indexOf(before) + 1] ?? before;
}

/** Reports a field that belongs in a neighbouring group. */
export function explainMisplaced(key: string, parent: string[], parsed: ParsedFile, fieldsAt: FieldsAt): Diagnostic | null {
	const owner = findOwner(key, parent, lookUp(parsed.data, parent), fieldsAt);
	if (!owner) return null;
	const inner = owner.length > parent.length;
	const fieldsOf = (path: string[]) =>
		path.length > 0 ? msg("validate.fieldsOf", { group: nameField(path) }) : msg("validate.outermostFields");
	const message = msg("validate.misplaced", { field: key, here: fieldsOf(parent), there: fieldsOf(owner) });
	const hint = inner
		? msg("validate.indent.hint", { group: nameField(owner) })
		: msg("validate.outdent.hint", { field: parent.at(-1) ?? "" });
	return at(parsed, [...parent, key], { code: "unknown-field", message, hint }, "key");
}

/** Reports an unknown field of a group. `siblings` are the fields it has, `meant` those that may have been meant. */
export function unknownField(key: string, parent: string[], parsed: ParsedFile, siblings: string[], meant: string[]): Diagnostic {
	const path = [...parent, key];
	if (parsed.contentFile.role === "terms")
		return at(
			parsed,
			path,
			{
				code: "extra-language",
				message: msg("validate.notSpoken", { lang: key }),
				hint: suggestOnly(meant) ?? msg("validate.languages.hint", { langs: langs.join(", ") }),
			},
			"key",
		);
	const otherwise =
		siblings.length > 0 ? msg("validate.fields.hint", { fields: siblings.join(", ") }) : msg("validate.remove.hint");
	return at(
		parsed,
		path,
		{
			code: "unknown-field",
			message: msg("validate.unknownField", { owner: parent.length > 0 ? nameField(parent) : parsed.file, field: key }),
			hint: suggestOnly(meant) ?? didYouMean(key, meant, otherwise),
		},
		"key",
	);
}

/** The field that was meant, if there is only one candidate. */
function suggestOnly([name, ...others]: readonly string[]): Message | null {
	return name !== undefined && others.length === 0 ? msg("report.didYouMean", { name }) : null;
}
