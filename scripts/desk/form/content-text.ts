import { findFrontMatter } from "../../content/parse/front-matter.ts";
import { type FieldOrder, type Fields, patchYaml } from "./patch-yaml.ts";

/** Splits a file with front matter into its YAML and its Markdown, without leading blank lines. Null if it has no front matter. */
export function splitMarkdown(text: string): { yaml: string; body: string } | null {
	const found = findFrontMatter(text);
	if ("problem" in found) return null;
	return { yaml: text.slice(...found.yaml), body: text.slice(found.body).replace(/^\n+/, "") };
}

/**
 * The text of a file with these fields and, unless `body` is null, this Markdown. Unchanged parts keep their bytes. Null if the
 * existing text cannot be parsed.
 */
export function patchText(text: string, fields: Fields, body: string | null, order: FieldOrder): string | null {
	if (body === null) return patchYaml(text, fields, order);
	const source = text === "" ? "---\n---\n\n" : text;
	const found = findFrontMatter(source);
	if ("problem" in found) return null;
	const yaml = patchYaml(source.slice(...found.yaml), fields, order);
	if (yaml === null) return null;
	const before = source.slice(0, found.yaml[0]);
	const [gap] = /^\n*/.exec(source.slice(found.body)) ?? [""];
	const after = body === "" || body.endsWith("\n") ? body : `${body}\n`;
	return before + yaml + source.slice(found.yaml[1], found.body) + gap + after;
}
