import { findFrontMatter } from "../../content/parse/front-matter.ts";
import { dropSettled } from "./markers.ts";
import { type FieldOrder, type Fields, patchYaml } from "./patch-yaml.ts";

/** Splits a file with front matter into its YAML and its Markdown, without leading blank lines. Null if it has no front matter. */
export function splitMarkdown(text: string): { yaml: string; body: string } | null {
	const found = findFrontMatter(text);
	if ("problem" in found) return null;
	return { yaml: text.slice(...found.yaml), body: text.slice(found.body).replace(/^\n+/, "") };
}

/** The YAML of a file: all of it, or its front matter. */
export function yamlOf(file: string, text: string): string {
	return file.endsWith(".md") ? (splitMarkdown(text)?.yaml ?? "") : text;
}

/** New contents of a file by fields: their values, its Markdown, null if it has none, and which drafted values hold. */
type NewContents = { fields: Fields; body: string | null; confirmed?: readonly string[] };

/**
 * The text of a file with new contents. Unchanged parts keep their bytes; the TODO markers behind drafted values go once these are changed or
 * confirmed. Null if the existing text cannot be parsed.
 */
export function patchText(text: string, { fields, body, confirmed = [] }: NewContents, order: FieldOrder): string | null {
	const patch = (before: string) => {
		const after = patchYaml(before, fields, order);
		return after === null ? null : dropSettled(before, after, confirmed);
	};
	if (body === null) return patch(text);
	const source = text === "" ? "---\n---\n\n" : text;
	const found = findFrontMatter(source);
	if ("problem" in found) return null;
	const yaml = patch(source.slice(...found.yaml));
	if (yaml === null) return null;
	const before = source.slice(0, found.yaml[0]);
	const [gap] = /^\n*/.exec(source.slice(found.body)) ?? [""];
	const after = body === "" || body.endsWith("\n") ? body : `${body}\n`;
	return before + yaml + source.slice(found.yaml[1], found.body) + gap + after;
}
