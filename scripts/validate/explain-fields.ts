import type { z } from "zod";
import { isLang, langs } from "#schemas/spec/languages.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import type { ParsedFile } from "../types/content.ts";
import { explainExtraKey, explainMissingKey, siblingOf } from "./explain-ui-key.ts";
import { at, lookUp, nameField } from "./field-place.ts";
import { findOwner } from "./misnamed.ts";

/** Names the fields that a shape has at a path. */
export type FieldsAt = (path: string[]) => string[];

/** Says that a group lacks a field. */
export function missingField(path: string[], issue: z.core.$ZodIssue, parsed: ParsedFile): Diagnostic {
	const field = path.at(-1) ?? "";
	const parent = path.slice(0, -1);
	const owner = parent.length > 0 ? nameField(parent) : parsed.file;
	if (parsed.contentFile.role === "ui") {
		const beside = siblingOf(field, parsed.data);
		return at(parsed, beside ? [beside] : parent, explainMissingKey(field, parsed.file, parsed.contentFile.lang), "key");
	}
	if (parsed.contentFile.role === "terms" && isLang(field))
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

/** Says where a field belongs that stands in the group beside its own. */
export function explainMisplaced(key: string, parent: string[], parsed: ParsedFile, fieldsAt: FieldsAt): Diagnostic | null {
	const owner = findOwner(key, parent, lookUp(parsed.data, parent), fieldsAt);
	if (!owner) return null;
	const inner = owner.length > parent.length;
	const [here, there] = [parent, owner].map((path) =>
		path.length > 0 ? `the fields of ${nameField(path)}` : "the outermost fields",
	);
	const message = `The field "${key}" stands among ${here}, and belongs to ${there}.`;
	const hint = inner
		? `indent it as far as the other fields of ${nameField(owner)}`
		: `begin it in the same column as "${parent.at(-1)}"`;
	return at(parsed, [...parent, key], { code: "unknown-field", message, hint }, "key");
}

/** Says that a group has no field of that name. `siblings` are the fields it has, `meant` those that may have been meant. */
export function unknownField(key: string, parent: string[], parsed: ParsedFile, siblings: string[], meant: string[]): Diagnostic {
	const path = [...parent, key];
	if (parsed.contentFile.role === "ui") return at(parsed, path, explainExtraKey(key, parsed.contentFile.lang, meant), "key");
	if (parsed.contentFile.role === "terms")
		return at(
			parsed,
			path,
			{
				code: "extra-language",
				message: `The site does not speak "${key}".`,
				hint: meant.length === 1 ? `did you mean "${meant[0]}"?` : `languages are ${langs.join(", ")}`,
			},
			"key",
		);
	return at(
		parsed,
		path,
		{
			code: "unknown-field",
			message: `${parent.length > 0 ? nameField(parent) : parsed.file} has no field "${key}".`,
			hint:
				meant.length === 1
					? `did you mean "${meant[0]}"?`
					: didYouMean(key, meant, siblings.length > 0 ? `fields are ${siblings.join(", ")}` : "remove it"),
		},
		"key",
	);
}
