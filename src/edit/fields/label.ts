import type { FieldSchema } from "#schemas/edit.ts";

/** A field's name and the hint below it, both of the schema's own description: what stands before its first semicolon, and what follows. */
export function labelOf(key: string, { description }: FieldSchema): { label: string; hint: string } {
	if (description === undefined) return { label: key.replaceAll("-", " "), hint: "" };
	const [label = "", ...rest] = description.split("; ");
	const hint = rest.join("; ");
	return { label, hint: hint.charAt(0).toUpperCase() + hint.slice(1) };
}
