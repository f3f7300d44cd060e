import type { Heading, Nodes, Paragraph, Parents, PhrasingContent, Root, TableCell } from "mdast";
import { shorten } from "#schemas/shared/shorten.ts";
import type { Finding, Fix } from "../../report/diagnostic.ts";
import { escapedBracket, explainSyntax, hidden, type Syntax, stress, syntaxes } from "./syntaxes.ts";

/** A syntax in a text, from an offset to another; nothing else is said of what stands between. */
export type FoundSyntax = Finding & { offset: number; end: number; fix?: Fix };

/**
 * Characters that every syntax of the table has at its beginning; most paragraphs have none of them. Without this look a check from nothing
 * takes 22 % more CPU time (26 November 2026); a test tries it on each example of the table.
 */
const suspicious =
	/~\S|==|^={1,6} |^h[1-6]\. |\\[([a-z]|\^|\$|:[a-z+-][a-z0-9_+-]*:|\[[[^!@ xX\]b\u00a0-]|\[-?@|\[\/|[:\])]\/\/?|mailto:|\|\/|\](?:\n|[;.,-])\(|\)\)|\)\]|\[[a-z][\w-]* [\w-]+=|^\[[\w-]+\]$|[【│┃]|contentref|!\S+!|^[!¡]|::|\( ?\) |www\.|&[#\w]|\|[^\n]*\|| \|[ \t]|\t|%%|\+\+|''|!!!|\?\?\?|!\s|`|´|["“”„'’‘′«»]{3}|[ («“"’]\*\p{L}|(?<!\w)_|_(?!\w)|\*\*|__|\)\[|\]\{|\]: ?\/|\[_?toc|\*\[|^[-+#*:•◦‣▪▫●○■□◆❖➢►·∙⁃☐☑☒–—]|^[oü§Ø]\t|^(?:[a-z]|[ivx]{1,4}|\d{1,2}) ?[)/.–°º-]|^\d{1,2}[ ,:;]|^(?:\p{Extended_Pictographic}|[①-⑳➀-➓]|\d\ufe0f?\u20e3)/imu;

/** What else a syntax may have once the markup that has an effect is hidden: marks without one, escaped brackets, a link closed twice. */
const leftOver = new RegExp(`[*_${escapedBracket}]|${hidden}[)\\]]`);

/** Finds the syntaxes of other programs, and those of ours with a slip in them, where a page would show them as they are typed. */
export function findSyntaxes(root: Root, source: string): FoundSyntax[] {
	const found: FoundSyntax[] = [];
	const notes = new Set<string>();
	const visit = (node: Nodes): void => {
		if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
			found.push(...findInBlock(node, source, notes));
			return;
		}
		if ("children" in node) for (const child of node.children) visit(child);
	};
	visit(root);
	return found;
}

function findInBlock(node: Paragraph | Heading | TableCell, source: string, notes: Set<string>): FoundSyntax[] {
	const start = node.children[0]?.position?.start.offset ?? 0;
	const end = node.children.at(-1)?.position?.end.offset ?? start;
	if (!suspicious.test(source.slice(start, end).replace(/\n[ \t>]+/g, "\n"))) return [];
	const words = hideMarkup(node, source.slice(start, end), start);
	if (!suspicious.test(words) && !leftOver.test(words)) return [];
	const taken = new Set<number>();
	return syntaxes.flatMap((syntax) => {
		if (syntax.ofLines && node.type !== "paragraph") return [];
		const own = [...words.matchAll(syntax.find)].filter(({ 0: typed, index }) => {
			for (let at = index; at < index + typed.length; at++) if (taken.has(at)) return false;
			for (let at = index; at < index + typed.length; at++) taken.add(at);
			return true;
		});
		const places = own.map(({ 0: all, 1: first = all, index: at }) => ({
			typed: source.slice(start + at, start + at + first.length),
			at: start + at,
			end: start + at + all.length,
		}));
		// A footnote is said once, though its sign stands in the sentence and before the note.
		const isNew = ({ typed }: Place) => syntax.name !== "footnote" || notes.size < notes.add(typed).size;
		return syntax.ofLines ? describeLines(syntax, places, source) : places.filter(isNew).map((place) => describe(syntax, place));
	});
}

type Place = { typed: string; at: number; end: number };

function describe(syntax: Syntax, { typed, at, end }: Place): FoundSyntax {
	const [line = ""] = typed.split("\n");
	const found = { code: "broken-markup", ...explainSyntax(syntax, shorten(line).trim()), offset: at, end } as const;
	const meant = syntax.ofLines ? typed : (syntax.mend?.(typed) ?? typed);
	return meant === typed ? found : { ...found, fix: { from: typed, to: meant } };
}

/** The signs before the lines of a paragraph are one mistake, and mended together. */
function describeLines(syntax: Syntax, places: readonly Place[], source: string): FoundSyntax[] {
	const [first, last] = [places[0], places.at(-1)];
	if (!first || !last) return [];
	const found = { ...describe(syntax, first), end: last.end };
	if (!syntax.mend) return [found];
	let [to, done] = ["", first.at];
	for (const { typed, at, end } of places) {
		to += source.slice(done, at) + syntax.mend(typed);
		done = end;
	}
	return [{ ...found, fix: { from: source.slice(first.at, last.end), to } }];
}

/** The source of a block, as long as it is, with only its running text in it. */
function hideMarkup(block: Parents, text: string, start: number): string {
	const ranges: { from: number; to: number; by: string }[] = [];
	const hide = (from: number, to: number, by = hidden) => ranges.push({ from: from - start, to: to - start, by });
	const visit = (node: Nodes, inLink: boolean): void => {
		const [from, to] = [node.position?.start.offset ?? start, node.position?.end.offset ?? start];
		const source = text.slice(from - start, to - start);
		if (node.type === "text") {
			for (const { 0: sign, index } of source.matchAll(inLink ? escapedOrAddress : escaped))
				if (!sign.startsWith("&") || !node.value.includes(sign))
					hide(from + index, from + index + sign.length, /^\\[()[\]]/.test(sign) ? escapedBracket : hidden);
			return;
		}
		const isFootnote = node.type === "linkReference" && node.identifier.startsWith("^");
		if (isFootnote) return;
		if (!("children" in node) || source.startsWith("<")) return void hide(from, to);
		const isLink = node.type === "link" || node.type === "linkReference";
		const [first, last] = [node.children[0], node.children.at(-1)] as (PhrasingContent | undefined)[];
		const by = isLink ? hidden : stress;
		hide(from, first?.position?.start.offset ?? to, by);
		hide(last?.position?.end.offset ?? to, to, by);
		for (const child of node.children) visit(child, inLink || isLink);
	};
	for (const child of block.children) visit(child, false);
	let shown = "";
	for (const { from, to, by } of ranges.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from))
		shown += text.slice(shown.length, from) + text.slice(from, to).replace(/[^\n]/g, by);
	// The signs of quotations and lists before a line go before its line break, so that the line begins with its words.
	return (shown + text.slice(shown.length)).replace(/\n([ \t>]+)/g, (_, signs: string) => `${hidden.repeat(signs.length)}\n`);
}

/** Escapes and character references that are read as such. `&amp;nbsp;` is a reference that was typed twice. */
const escaped = /\\[!-/:-@[-`{-~]|&(?!amp;#?\w+;)#?\w+;/g;
const escapedOrAddress = /\\[!-/:-@[-`{-~]|&(?!amp;#?\w+;)#?\w+;|(?:https?:\/\/|www\.)\S+/g;
