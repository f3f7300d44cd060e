import type { RichNode, RichText } from "#schemas/content/rich-text.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic, Outcome } from "../../report/diagnostic.ts";
import type { Mark, Passage } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { inspectMarkdown } from "./inspect.ts";
import { findExcess } from "./limits.ts";
import { createMarkdown } from "./markdown.ts";
import { findPassages } from "./passages.ts";
import { toRichText } from "./to-rich-text.ts";

/** Positions in `passages` refer to the text that was read, not to its file. */
type MarkdownText = { rich: RichText; marks: Mark[]; passages: Passage[] };

/** Reads one Markdown text. `locate` converts its offsets to positions in `file`; `pointer` names the field. */
export type MarkdownReader = (
	text: string,
	where: { file: string; pointer: string; locate: (offset: number) => Position },
) => Outcome<MarkdownText>;

/** Creates a reader that returns RichText, the marks that later stages check, and the findings of the text itself. */
export function createMarkdownReader(): MarkdownReader {
	const { parse, toHast } = createMarkdown();
	const read: MarkdownReader = (text, { file, pointer, locate }) => {
		const root = parse(text);
		const { marks, findings } = inspectMarkdown(root, text);
		const rich = toRichText(toHast(root));
		const ids = headingIds(rich.children);
		return {
			value: {
				rich,
				passages: findPassages(root, text),
				marks: marks.map(({ offset, ...mark }): Mark => {
					const position = locate(offset);
					return mark.type === "heading" ? { ...mark, id: ids.shift() ?? "", pointer, position } : { ...mark, pointer, position };
				}),
			},
			diagnostics: findings.map(({ offset, ...finding }): Diagnostic => ({ ...finding, file, position: locate(offset) })),
		};
	};
	return (text, where) => {
		const excess = findExcess(text);
		if (excess) {
			const { offset, ...finding } = excess;
			return { value: nothing, diagnostics: [{ ...finding, file: where.file, position: where.locate(offset) }] };
		}
		try {
			return read(text, where);
		} catch (error) {
			// Parser and converter recurse on nested blocks, so only nesting overflows the stack.
			if (!(error instanceof RangeError)) throw error;
			return {
				value: nothing,
				diagnostics: [tooDeep(where.file, where.locate(text.length - text.trimStart().length))],
			};
		}
	};
}

const nothing: MarkdownText = { rich: { type: "root", children: [] }, marks: [], passages: [] };

function tooDeep(file: string, position: Position): Diagnostic {
	return {
		code: "too-deep",
		file,
		position,
		message: msg("markdown.thousandsDeep"),
		hint: msg("markdown.tooDeepQuotes.hint"),
	};
}

/** Ids of the headings in reading order. Levels without a RichText element (h1, h5, h6) are already findings. */
function headingIds(nodes: readonly RichNode[]): string[] {
	return nodes.flatMap((node) => {
		if (node.type === "text") return [];
		const { id } = node.properties;
		return [...(id === undefined ? [] : [id]), ...headingIds(node.children)];
	});
}
