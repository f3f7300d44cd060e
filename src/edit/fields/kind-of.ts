import type { Choice, Choices, FieldSchema } from "#schemas/content/edit.ts";

/** From this maximum length on, a text gets a multi-line input. */
const longText = 60;

/** How a field is rendered. */
export function kindOf(schema: FieldSchema) {
	const { type, items } = schema;
	if (type === "object") return schema.properties ? "group" : "record";
	if (type === "array" && items) {
		if (items.type === "number") return "numbers";
		if (items["x-term"]) return "terms";
		return "x-own-list" in schema ? "words" : "list";
	}
	if (type === "boolean") return "flag";
	if (type === "number" || type === "integer") return "number";
	if (schema.contentMediaType === "text/markdown") return "markdown";
	if (schema["x-image"]) return "photo";
	if (schema["x-link"]) return "link";
	if (schema.enum || schema["x-term"] || schema["x-slug"] || schema["x-source"] || schema["x-partner"]) return "choice";
	if (schema.format === "date") return "day";
	return (schema.maxLength ?? 0) > longText ? "text" : "line";
}

/** The options of a field. */
export function choicesOf(schema: FieldSchema, choices: Choices): readonly Choice[] {
	if (schema["x-term"]) return choices.terms[schema["x-term"]] ?? [];
	if (schema["x-slug"]) return choices.slugs[schema["x-slug"]] ?? [];
	if (schema["x-source"]) return choices.sources;
	if (schema["x-partner"]) return choices.partners;
	return (schema.enum ?? []).map((value) => {
		const sign = schema["x-signs"]?.[value];
		const said = schema["x-names"]?.[value] ?? String(value);
		const name = sign ? `${said} (${sign})` : said;
		return { value: String(value), labels: { fr: name, en: name } };
	});
}

/** Whether all fields of a group fit on one line. */
export function isCompact({ properties }: FieldSchema): boolean {
	const kinds = Object.values(properties ?? {}).map(kindOf);
	return kinds.every((kind) => kind === "number" || kind === "choice" || kind === "flag" || kind === "numbers");
}
