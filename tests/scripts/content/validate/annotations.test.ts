import { expect, test } from "vitest";
import { findAnnotations, jsonOf } from "#scripts/content/validate/annotations.ts";
import { shapeOf } from "#scripts/kinds/content-file.ts";
import { kinds } from "#scripts/kinds/kinds.ts";
import type { ContentFile } from "#scripts/types/content-file.ts";

const files: Record<string, ContentFile> = {
	...Object.fromEntries(
		kinds.flatMap(({ name }): [string, ContentFile][] => [
			[`facts of the kind ${name}`, { role: "facts", kind: name, slug: "x" }],
			[`texts of the kind ${name}`, { role: "text", kind: name, slug: "x", lang: "fr" }],
		]),
	),
	"interface strings": { role: "ui", lang: "fr" },
	"words to avoid": { role: "wording", lang: "fr" },
	vocabularies: { role: "terms", vocabulary: "categories" },
	credits: { role: "credit", stem: "x" },
	...Object.fromEntries(
		(["site", "navigation", "redirects", "sources", "safety", "diagnosis", "calendar"] as const).map((role) => [
			`the file ${role}.yaml`,
			{ role },
		]),
	),
};

/** Keywords of `schemas/content/fields.ts` that say what a field names or holds; the others are for editors and for the form. */
const annotated = /^(x-(term|slug|source|figure|partner|image|link|ui-key|own-list)|contentMediaType)$/;

/** Paths of the fields that the JSON Schema of a shape annotates, with the keyword. */
function annotatedIn(node: unknown, path: readonly string[] = []): string[] {
	if (typeof node !== "object" || node === null || Array.isArray(node)) return [];
	const { properties = {}, items, additionalProperties, ...own } = node as Record<string, object | undefined>;
	return [
		...Object.keys(own).flatMap((keyword) => (annotated.test(keyword) ? [`${keyword} /${path.join("/")}`] : [])),
		...Object.entries(properties).flatMap(([key, child]) => annotatedIn(child, [...path, key])),
		...annotatedIn(items, [...path, "*"]),
		...annotatedIn(additionalProperties, [...path, "*"]),
	];
}

const keywordOf = (rule: string) => (rule === "markdown" ? "contentMediaType" : `x-${rule}`);

test.each(Object.entries(files))("in %s the annotated fields are those of the JSON Schema (R16.2)", (_, file) => {
	const shape = shapeOf(file);
	const found = findAnnotations(shape).map(({ path, rule }) => `${keywordOf(rule)} /${path.join("/")}`);
	expect(found.sort()).toEqual(annotatedIn(jsonOf(shape)).sort());
});
