import { blocks } from "#schemas/content/rich-text.ts";
import { shorten } from "#schemas/shared/shorten.ts";
import { withHint } from "../../messages/message.ts";
import type { Finding } from "../../report/diagnostic.ts";
import { findNearest } from "../../report/nearest.ts";

/** A mistake in text that was meant as Markdown; `at` is an offset in the text. */
export type MarkupFinding = Finding & { at: number };

/** Number of blocks with a broken opening line, whose closing lines are still to come. */
export type OpenedBlocks = { opened: number };

/**
 * A line that was meant to open a block, other than `::: name`: with words behind the name, braces or stray spaces, or with one
 * colon or a semicolon before the name of a block.
 */
const otherOpening = new RegExp(
	`^(?!:{3,}[^\\S\\n]+[a-z])(?:(?::[ \\t]*){2,}\\{?[ \\t]*[.#]?([A-Za-z][A-Za-z-]*)[^\\n]*|[:;]{1,4}[ \\t]*(${blocks.join("|")})[ \\t]*:*)$`,
	"gm",
);

/** Lines of colons in running text: meant to open or close a block, but with a syntax error. */
export function findBrokenBlocks(words: string, openedBlocks: OpenedBlocks): MarkupFinding[] {
	const others = [...words.matchAll(otherOpening)].map(({ 0: line, 1: name, 2: alone = "", index }): MarkupFinding => {
		openedBlocks.opened++;
		const written = (name ?? alone).toLowerCase();
		return {
			code: "unknown-block",
			at: index,
			...withHint("markdown.blockLine", { line: shorten(line), name: findNearest(written, blocks) ?? "note" }),
		};
	});
	return [...others, ...findColons(words, openedBlocks)];
}

function findColons(words: string, openedBlocks: OpenedBlocks): MarkupFinding[] {
	return [...words.matchAll(/^:{3,}(?:[^\S\n]+([a-z]+(?:-[a-z]+)*)[^\n]*)?$/gm)].flatMap(
		({ 1: name, index }): MarkupFinding[] => {
			if (name !== undefined) {
				openedBlocks.opened++;
				return [{ code: "unknown-block", at: index, ...withHint("markdown.spaceBeforeBlock", { name }) }];
			}
			if (openedBlocks.opened > 0) {
				openedBlocks.opened--;
				return [];
			}
			return [{ code: "unclosed-block", at: index, ...withHint("markdown.strayClose") }];
		},
	);
}

/**
 * Finds blocks that are not closed before the next one begins, or before the text ends. An outer block has more colons than the
 * ones inside it.
 */
export function findUnclosedBlocks(source: string): MarkupFinding[] {
	if (!source.includes(":::")) return [];
	const open: { at: number; colons: number; name: string }[] = [];
	const unclosed: typeof open = [];
	for (const { 1: colons = "", 2: name = "", index, 0: line } of source.matchAll(
		/^[ \t>]*(:{3,})((?:[a-z]+(?:-[a-z]+)*)?)[ \t]*$/gm,
	)) {
		const top = open.at(-1);
		const at = index + line.indexOf(":");
		if (name === "") {
			if (top && colons.length >= top.colons) open.pop();
			continue;
		}
		if (top && top.colons <= colons.length) unclosed.push(...open.splice(-1));
		open.push({ at, colons: colons.length, name });
	}
	return [...unclosed, ...open].map(({ at, name }) => ({
		code: "unclosed-block",
		at,
		...withHint("markdown.unclosedBlock", { name }),
	}));
}
