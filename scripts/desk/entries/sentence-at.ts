import { type Lang, languages } from "#schemas/shared/languages.ts";
import type { Position } from "../../types/position.ts";

/** What the words of a line in Markdown or YAML follow: signs of lists, tables, headings and quotes, keys, signs of block scalars. */
const opening = /^\s*(?:(?:[-*>]|[|>][+-]?|#+|\d+\.|[a-z][\w-]*:)\s+)*/;

/** A line that begins a paragraph or belongs to none. */
const border = /^\s*(?:$|:::|---|(?:[-*>|]|#+|\d+\.|[a-z][\w-]*:)(?:\s|$))/;

/** The sentence at a position of a source, on one line; of links it has the words alone. `lang` is its language. */
export function sentenceAt(source: string, [line, column]: Position, lang: Lang): string {
	const lines = source.split("\n");
	let [first, end] = [line - 1, line];
	while (first > 0 && !border.test(lines[first] ?? "") && lines[first - 1]?.trim() !== "") first--;
	while (end < lines.length && !border.test(lines[end] ?? "")) end++;
	const before = lines.slice(first, line - 1).reduce((length, each) => length + each.length + 1, 0);
	const paragraph = lines.slice(first, end).join(" ");
	const skipped = opening.exec(paragraph)?.[0].length ?? 0;
	const sentences = new Intl.Segmenter(languages[lang].locale, { granularity: "sentence" }).segment(paragraph.slice(skipped));
	const found = sentences.containing(Math.max(0, before + column - 1 - skipped))?.segment ?? "";
	return found
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/\s+/g, " ")
		.replace(/^ ?["']|["']? $/g, "");
}
