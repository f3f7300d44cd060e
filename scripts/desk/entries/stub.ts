import { type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { z } from "zod";
import { isRecord } from "#schemas/shared/shapes.ts";
import { msg } from "../../messages/message.ts";
import type { Names } from "../../messages/names.ts";
import type { Translate } from "../../messages/translate.ts";
import { listSome } from "../../report/nearest.ts";

type Json = z.core.JSONSchema.BaseSchema;

/**
 * Values that a stub may use, and what writes its comments: vocabulary ids, slugs by kind, the date, the slug for
 * names, an unused number, and the maximum length of a title for search engines.
 */
export type Choices = {
	terms: Record<string, string[]>;
	slugs: Record<string, string[]>;
	today: string;
	slug: string;
	freeNumber(): number;
	titleMax: number;
	names: Names;
	translate: Translate;
};

/**
 * YAML with the shape of a JSON Schema: its required fields and those that new entries start with, each with a TODO marker and a
 * description. A text and a source contain the marker itself; a number, date or id gets a plausible value with the marker in a comment.
 */
export function stub(schema: Json, choices: Choices): Node {
	if (schema.type === "object") return stubGroup(schema, choices);
	if (schema.type === "array" && isRecord(schema.items)) return stubList(schema, schema.items, choices);
	return stubScalar(schema, choices);
}

function stubGroup(schema: Json, choices: Choices): YAMLMap {
	const map = new YAMLMap();
	const { properties = {}, required = [], additionalProperties } = schema;
	// A group with free keys gets one example key, to be renamed.
	if (isRecord(additionalProperties)) map.items.push(new Pair(new Scalar("name"), stub(additionalProperties, choices)));
	// If all fields of a group are optional and none is a starting field, all are written.
	const whole = required.length === 0 && !Object.values(properties).some((child) => isRecord(child) && child["x-start"] === true);
	for (const [key, child] of Object.entries(properties)) {
		if (!isRecord(child) || !(whole || required.includes(key) || child["x-start"] === true)) continue;
		// Names must be unique across entries, and so must their placeholders.
		if (key === "title" || key === "name" || key === "metaTitle") {
			const forSearch = key === "metaTitle" || (key === "title" && !schema.required?.includes("metaTitle"));
			const max = forSearch ? choices.titleMax : child.maxLength;
			map.items.push(new Pair(new Scalar(key), new Scalar(`TODO ${choices.slug}`.slice(0, max))));
			continue;
		}
		// The maximum of a range must exceed its minimum.
		const value = key === "max" && child.type === "number" ? scalarToFill(2, child, choices) : stub(child, choices);
		map.items.push(new Pair(new Scalar(key), value));
	}
	return map;
}

function stubList(schema: Json, items: Json, choices: Choices): YAMLSeq {
	const list = new YAMLSeq();
	for (let index = 0; index < Math.max(1, schema.minItems ?? 1); index++) list.items.push(stub(items, choices));
	return list;
}

function stubScalar(schema: Json, choices: Choices): Scalar {
	const { terms, slugs, today, freeNumber } = choices;
	const term = schema["x-term"];
	if (typeof term === "string") {
		const ids = terms[term] ?? [];
		return scalarToFill(ids.includes("unknown") ? "unknown" : ids[0], schema, choices, ids);
	}
	const kind = schema["x-slug"];
	if (typeof kind === "string") return scalarToFill(slugs[kind]?.[0] ?? "TODO", schema, choices, slugs[kind]);
	if (schema["x-source"] !== undefined) return sourceToFill(schema, choices);
	if (schema["x-link"] === true || schema["x-link"] === "titled") return scalarToFill("/", schema, choices);
	if (schema.enum) return scalarToFill(schema.enum[0], schema, choices, schema.enum.map(String));
	if (schema["x-unique"] === true) return new Scalar(freeNumber());
	if (schema.type === "number" || schema.type === "integer") return scalarToFill(schema.minimum ?? 1, schema, choices);
	if (schema.type === "boolean") return scalarToFill(false, schema, choices);
	if (schema.format === "date") return scalarToFill(today, schema, choices);
	return new Scalar(`TODO ${choices.names.field(schema.description ?? "")}`.trim().slice(0, schema.maxLength));
}

/** A source has no plausible value: any other than the one that was read would be a false statement. */
function sourceToFill(schema: Json, { names, translate }: Choices): Scalar {
	const scalar = new Scalar("TODO");
	scalar.comment = ` ${translate(msg("new.source", { description: names.field(schema.description ?? "") }))}`;
	return scalar;
}

/** A value with its description in a comment, and the allowed values if they are enumerated. */
function scalarToFill(value: unknown, schema: Json, { names, translate }: Choices, values: readonly string[] = []): Scalar {
	const description = names.field(schema.description ?? "");
	const scalar = new Scalar(value);
	const told = values.length > 1 ? translate(msg("new.oneOf", { description, values: listSome(values) })) : description;
	scalar.comment = ` TODO ${told}`.trimEnd();
	return scalar;
}
