import { isMap, isScalar, isSeq, type Node, Pair, Scalar, visit, YAMLMap, YAMLSeq } from "yaml";
import type { z } from "zod";
import { isRecord } from "#schemas/shared/shapes.ts";
import { msg } from "../../messages/message.ts";
import type { Names } from "../../messages/names.ts";
import type { Translate } from "../../messages/translate.ts";
import { listSome } from "../../report/nearest.ts";

type Json = z.core.JSONSchema.BaseSchema;

/**
 * Values that a stub may use, and what writes its comments: vocabulary ids, slugs by kind, the date, the slug for
 * names, an unused number, the source of our own rules of thumb, and the maximum length of a title for search engines.
 */
export type Choices = {
	terms: Record<string, string[]>;
	slugs: Record<string, string[]>;
	today: string;
	slug: string;
	freeNumber(): number;
	ownSource: string;
	titleMax: number;
	names: Names;
	translate: Translate;
};

/** Fields that stay behind when an entry is drafted like another: the record of its translation, and its photo. */
const ownFields = ["translated", "image"];

/**
 * YAML with the shape of a JSON Schema: its required fields and those that new entries start with, each with a TODO marker and a
 * description. A text and a source contain the marker itself; a number, date or id gets a plausible value with the marker in a comment.
 * `like` is the same field of a relative: then the fields are those that the relative has, and their values are its own where they may
 * hold. A source is left empty, since a work on one plant says nothing of another, but our own rule of thumb is not.
 */
export function stub(schema: Json, choices: Choices, like?: unknown): Node {
	if (schema.type === "object") return stubGroup(schema, choices, isMap(like) ? like : null);
	if (schema.type === "array" && isRecord(schema.items))
		return stubList(schema, schema.items, choices, isSeq(like) ? like.items : []);
	return stubScalar(schema, choices, isScalar(like) ? like : null);
}

function stubGroup(schema: Json, choices: Choices, like: YAMLMap | null): YAMLMap {
	const map = new YAMLMap();
	const { properties = {}, required = [], additionalProperties } = schema;
	const add = (key: string, value: Node) => map.items.push(new Pair(new Scalar(key), value));
	// A group with free keys gets those of the relative, or one example key, to be renamed.
	if (isRecord(additionalProperties))
		for (const key of like?.items.map((item) => String(item.key)) ?? ["name"])
			add(key, stub(additionalProperties, choices, like?.get(key, true)));
	// If all fields of a group are optional and none is a starting field, all are written.
	const whole = required.length === 0 && !Object.values(properties).some((child) => isRecord(child) && child["x-start"] === true);
	for (const [key, child] of Object.entries(properties)) {
		if (!isRecord(child)) continue;
		const isWanted = like ? like.has(key) && !ownFields.includes(key) : whole || child["x-start"] === true;
		if (!isWanted && !required.includes(key)) continue;
		// Names must be unique across entries, and so must their placeholders.
		if (key === "title" || key === "name" || key === "metaTitle") {
			const forSearch = key === "metaTitle" || (key === "title" && !schema.required?.includes("metaTitle"));
			const max = forSearch ? choices.titleMax : child.maxLength;
			add(key, new Scalar(`TODO ${choices.slug}`.slice(0, max)));
			continue;
		}
		const known = like?.get(key, true);
		// The maximum of a range must exceed its minimum.
		add(key, key === "max" && child.type === "number" && !known ? scalarToFill(2, child, choices) : stub(child, choices, known));
	}
	return like && isOnOneLine(like) ? onOneLine(map, schema, choices) : map;
}

/** The longest group in braces that has room for a marker behind it. */
const maxBraces = 90;

function isOnOneLine({ flow, range }: YAMLMap): boolean {
	return flow === true && range != null && range[1] - range[0] <= maxBraces;
}

/** Writes a group in braces, with one marker behind it. */
function onOneLine(map: YAMLMap, schema: Json, { names }: Choices): YAMLMap {
	visit(map, {
		Scalar(_, scalar) {
			scalar.comment = null;
		},
		Collection(_, collection) {
			collection.comment = null;
			collection.flow = true;
		},
	});
	map.comment = ` TODO ${names.field(schema.description ?? "")}`.trimEnd();
	return map;
}

function stubList(schema: Json, items: Json, choices: Choices, like: readonly unknown[]): YAMLSeq {
	const list = new YAMLSeq();
	// Of several works, none of which may hold, one is left to be filled in.
	const isOwn = (node: unknown) => isScalar(node) && node.value === choices.ownSource;
	const known =
		items["x-source"] === undefined ? like : [...like.filter(isOwn), ...like.filter((node) => !isOwn(node)).slice(0, 1)];
	for (let index = 0; index < Math.max(1, schema.minItems ?? 1, known.length); index++)
		list.items.push(stub(items, choices, known[index]));
	return list;
}

function stubScalar(schema: Json, choices: Choices, like: Scalar | null): Scalar {
	const { terms, slugs, today, freeNumber, ownSource } = choices;
	const known = like?.value;
	if (schema["x-source"] !== undefined)
		return known === ownSource ? scalarToFill(known, schema, choices) : sourceToFill(schema, choices);
	if (schema["x-unique"] === true) return new Scalar(freeNumber());
	if (schema.format === "date") return scalarToFill(today, schema, choices);
	const isText = schema.type === "string" && !schema.enum && !Object.keys(schema).some((key) => references.includes(key));
	if (like && !isText) return scalarToFill(known, schema, choices);
	if (like) return textToFill(String(known), schema, like.type);
	const term = schema["x-term"];
	if (typeof term === "string") {
		const ids = terms[term] ?? [];
		return scalarToFill(ids.includes("unknown") ? "unknown" : ids[0], schema, choices, ids);
	}
	const kind = schema["x-slug"];
	if (typeof kind === "string") return scalarToFill(slugs[kind]?.[0] ?? "TODO", schema, choices, slugs[kind]);
	if (schema["x-link"] === true || schema["x-link"] === "titled") return scalarToFill("/", schema, choices);
	if (schema.enum) return scalarToFill(schema.enum[0], schema, choices, schema.enum.map(String));
	if (schema.type === "number" || schema.type === "integer") return scalarToFill(schema.minimum ?? 1, schema, choices);
	if (schema.type === "boolean") return scalarToFill(false, schema, choices);
	return textToFill(choices.names.field(schema.description ?? ""), schema);
}

/** Keywords of strings that name something. */
const references = ["x-term", "x-slug", "x-link", "x-image", "x-partner", "x-figure", "x-ui-key"];

function textToFill(words: string, schema: Json, style?: Scalar["type"]): Scalar {
	// The first of several paragraphs may be a list, which nothing may precede on its line.
	const scalar = new Scalar(`TODO${words.includes("\n") ? "\n\n" : " "}${words}`.trim().slice(0, schema.maxLength));
	if (style) scalar.type = style;
	return scalar;
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
