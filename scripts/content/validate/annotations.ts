import * as z from "zod";
import { isRecord } from "#schemas/shared/shapes.ts";
import type { Reference } from "../../types/content.ts";

/** A field with a meaning beyond its type: a reference, or Markdown. `*` in a path is any key. */
export type Annotation = { path: string[] } & ({ rule: Reference["rule"]; of: string } | { rule: "markdown" | "own-list" });

/** Keywords that `schemas/content/fields.ts` adds to fields. */
const keywords = {
	"x-term": "term",
	"x-slug": "slug",
	"x-source": "source",
	"x-figure": "figure",
	"x-partner": "partner",
	"x-image": "image",
	"x-link": "link",
	"x-ui-key": "ui-key",
} as const satisfies Record<string, Reference["rule"]>;

/** The public form of zod's internals. */
export type Json = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of a shape. */
export function jsonOf(shape: z.ZodType): Json {
	return z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
}

/** Metadata of a field. */
type Meta = NonNullable<ReturnType<typeof z.globalRegistry.get>>;

/**
 * Lists the annotated fields of a shape, with the same paths as in its JSON Schema, which takes ten times as long to generate and
 * is only used for files with mistakes (`findFields`).
 */
export function findAnnotations(shape: z.core.$ZodType, path: string[] = [], outer: Meta = {}): Annotation[] {
	const meta: Meta = { ...z.globalRegistry.get(shape), ...outer };
	const inner = unwrap(shape);
	if (inner) return findAnnotations(inner, path, meta);
	const own: Annotation[] = Object.entries(keywords).flatMap(([keyword, rule]) => {
		const of = meta[keyword];
		return of === undefined ? [] : [{ path, rule, of: String(of) }];
	});
	if (meta["contentMediaType"] === "text/markdown") own.push({ path, rule: "markdown" });
	if (meta["x-own-list"] === true) own.push({ path, rule: "own-list" });
	return [...own, ...childrenOf(shape).flatMap(([key, child]) => findAnnotations(child, [...path, key]))];
}

/** The inner type of a wrapper such as optional or default. */
function unwrap(shape: z.core.$ZodType): z.core.$ZodType | null {
	const wraps = [z.ZodOptional, z.ZodDefault, z.ZodPrefault, z.ZodNonOptional, z.ZodReadonly, z.ZodCatch];
	for (const wrap of wraps) if (shape instanceof wrap) return shape.def.innerType;
	return shape instanceof z.ZodPipe ? shape.def.in : shape instanceof z.ZodLazy ? shape.def.getter() : null;
}

function childrenOf(shape: z.core.$ZodType): [key: string, child: z.core.$ZodType][] {
	if (shape instanceof z.ZodObject) return Object.entries(shape.def.shape);
	if (shape instanceof z.ZodArray) return [["*", shape.def.element]];
	return shape instanceof z.ZodRecord ? [["*", shape.def.valueType]] : [];
}

/** Names of the fields that a shape has at a path. */
export function findFields(json: Json, path: readonly string[]): string[] {
	let node: unknown = json;
	for (const key of path)
		node = isSchema(node) ? (node.properties?.[key] ?? (/^\d+$/.test(key) ? node.items : node.additionalProperties)) : null;
	return isSchema(node) ? Object.keys(node.properties ?? {}) : [];
}

function isSchema(value: unknown): value is Json {
	return isRecord(value);
}

/** The strings of `data` at a path with wildcards, with their JSON pointers. */
export function findValues(data: unknown, path: readonly string[], pointer = ""): { pointer: string; value: string }[] {
	const [key, ...rest] = path;
	if (key === undefined) return typeof data === "string" ? [{ pointer, value: data }] : [];
	if (typeof data !== "object" || data === null) return [];
	const children =
		key === "*" ? Object.entries(data) : Object.hasOwn(data, key) ? [[key, (data as Record<string, unknown>)[key]] as const] : [];
	return children.flatMap(([name, child]) => findValues(child, rest, `${pointer}/${name}`));
}
