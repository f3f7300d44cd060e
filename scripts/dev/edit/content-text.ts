import { findFrontMatter } from "../../parse/front-matter.ts";
import { type FieldOrder, type Fields, patchYaml } from "./patch-yaml.ts";

/** A file with front matter in two: its fields, and its Markdown without the empty lines before it. Null where it has no fields. */
export function splitMarkdown(text: string): { yaml: string; body: string } | null {
	const found = findFrontMatter(text);
	if ("fault" in found) return null;
	return { yaml: text.slice(...found.yaml), body: text.slice(found.body).replace(/^\n+/, "") };
}

/**
 * The text of a file that says these fields and, where `body` is not null, has this Markdown. All that stays the same keeps its
 * bytes. Null where the text that is there cannot be read.
 */
export function patchText(text: string, fields: Fields, body: string | null, order: FieldOrder): string | null {
	if (body === null) return patchYaml(text, fields, order);
	const source = text === "" ? "---\n---\n\n" : text;
	const found = findFrontMatter(source);
	if ("fault" in found) return null;
	const yaml = patchYaml(source.slice(...found.yaml), fields, order);
	if (yaml === null) return null;
	const before = source.slice(0, found.yaml[0]);
	const [gap] = /^\n*/.exec(source.slice(found.body)) ?? [""];
	const after = body === "" || body.endsWith("\n") ? body : `${body}\n`;
	return before + yaml + source.slice(found.yaml[1], found.body) + gap + after;
}

/** Line ends and byte-order mark of a file, which what is saved keeps. */
export function writtenLike(text: string, before: Uint8Array | null): string {
	const original = before === null ? "" : Buffer.from(before).toString("utf8");
	const lines = original.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
	return original.startsWith("\ufeff") ? `\ufeff${lines}` : lines;
}
