import type { FieldSchema } from "#schemas/content/edit.ts";
import { capitalize } from "#schemas/shared/capitalize.ts";

/**
 * A field's label and hint, both from the schema's description: the text before its first semicolon, and the text after it. In
 * French there is a no-break space before the semicolon.
 */
export function labelOf(key: string, { description }: FieldSchema): { label: string; hint: string } {
	if (description === undefined) return { label: key.replaceAll("-", " "), hint: "" };
	const [label = "", ...rest] = description.split(/\u00a0?; /);
	const hint = rest.join("; ");
	return { label, hint: capitalize(hint) };
}

/**
 * The labels of the fields on a path, outermost first: «Problèmes courants», «2», «Ce qu’on voit». Fields unknown to the schema
 * are labelled by their keys.
 */
export function titlesOf(schema: FieldSchema, path: string): string[] {
	let node: FieldSchema = schema;
	return path.split(".").flatMap((key) => {
		if (key === "") return [];
		if (/^\d+$/.test(key)) {
			node = node.items ?? {};
			return [String(Number(key) + 1)];
		}
		const more = typeof node.additionalProperties === "object" ? node.additionalProperties : {};
		const known = node.properties?.[key];
		node = known ?? more;
		return [known ? labelOf(key, known).label : key];
	});
}
