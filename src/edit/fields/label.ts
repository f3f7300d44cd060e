import type { FieldSchema } from "#schemas/edit.ts";

/**
 * A field's name and the hint below it, both of the schema's own description: what stands before its first semicolon, and what follows. In
 * French a no-break space stands before it.
 */
export function labelOf(key: string, { description }: FieldSchema): { label: string; hint: string } {
	if (description === undefined) return { label: key.replaceAll("-", " "), hint: "" };
	const [label = "", ...rest] = description.split(/\u00a0?; /);
	const hint = rest.join("; ");
	return { label, hint: hint.charAt(0).toUpperCase() + hint.slice(1) };
}

/** What the fields on a path are called, from the outermost: «Problèmes courants», «2», «Ce qu’on voit». Beyond what is known they are called by their keys. */
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
