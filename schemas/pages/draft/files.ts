import { type Lang, langs } from "../../shared/languages.ts";
import type { ArticleDraft, Block, DraftSection, Inline } from "./article.ts";

/** A file to write, relative to the content folder. */
export type NewFile = { file: string; contents: string };

/** The files of a draft: facts, and a text in each language. */
export function draftFiles({ slug, factsToFill, facts, texts }: ArticleDraft): NewFile[] {
	const folder = `articles/${slug}`;
	const comment = factsToFill === null ? "" : `# ${factsToFill}\n`;
	const text = (lang: Lang) => `---\n${toYaml(texts[lang].text)}---\n\n${toMarkdown(texts[lang].sections)}`;
	return [
		{ file: `${folder}/facts.yaml`, contents: comment + toYaml(facts) },
		...langs.map((lang) => ({ file: `${folder}/${lang}.md`, contents: text(lang) })),
	];
}

type Yaml = string | number | undefined | readonly Yaml[] | { readonly [key: string]: Yaml };

/** A group as YAML: one line for each field, with nested groups in braces, as in the content files. */
export function toYaml(group: { readonly [key: string]: Yaml }, indent = ""): string {
	return Object.entries(group)
		.map(([key, value]) =>
			isGroup(value) && Object.values(value).some(isGroup)
				? `${indent}${key}:\n${toYaml(value, `${indent}  `)}`
				: `${indent}${key}: ${inline(value)}\n`,
		)
		.join("");
}

function inline(value: Yaml): string {
	if (typeof value === "string") return plainString(value) ? value : JSON.stringify(value);
	if (isList(value)) return `[${value.map(inline).join(", ")}]`;
	if (!isGroup(value)) return String(value);
	const fields = Object.entries(value).filter(([, each]) => each !== undefined);
	return `{ ${fields.map(([key, each]) => `${key}: ${inline(each)}`).join(", ")} }`;
}

/** Ids and days need no quotes; words that YAML reads as something else do. */
function plainString(text: string): boolean {
	return /^([a-z][a-z0-9]*(-[a-z0-9]+)*|\d{4}-\d\d-\d\d)$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/.test(text);
}

function isGroup(value: Yaml): value is { readonly [key: string]: Yaml } {
	return typeof value === "object" && !isList(value);
}

function isList(value: Yaml): value is readonly Yaml[] {
	return Array.isArray(value);
}

function toMarkdown(sections: readonly DraftSection[]): string {
	const parts = sections.flatMap(({ heading, blocks }) => [
		...(heading === null ? [] : [`## ${escapeMarks(heading)}`]),
		...blocks.map(blockToMarkdown),
	]);
	return `${parts.join("\n\n")}\n`;
}

function blockToMarkdown(block: Block): string {
	if (block.type === "list") return block.items.map((item) => `- ${item.map(pieceToMarkdown).join("")}`).join("\n");
	return block.pieces.map(pieceToMarkdown).join("");
}

function pieceToMarkdown(piece: Inline): string {
	return typeof piece === "string" ? escapeMarks(piece) : `[${escapeMarks(piece.text)}](${piece.to})`;
}

/** Escapes Markdown syntax. Names in braces are figures and stay. */
function escapeMarks(text: string): string {
	return text.replace(/[\\`*_[\]<>]/g, "\\$&");
}
