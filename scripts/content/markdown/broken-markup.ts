import { type Message, msg, withHint } from "../../messages/message.ts";
import { findBrokenBlocks, type MarkupFinding, type OpenedBlocks } from "./broken-blocks.ts";

/** Characters that any broken markup contains; most text contains none of them. */
const suspicious = /[[\]#*{}]|::|^[ :;]/m;

/** Start of an address in a text, which distinguishes a link from words in brackets. */
const address = "(?:/|https?:|mailto:|#)";

type Pattern = { find: RegExp; message: Message; hint: Message };

/** Broken links, which Markdown reads as plain text. The first match is reported. */
const links: readonly Pattern[] = [
	{
		find: new RegExp(`\\] \\((?=${address})`),
		...withHint("markdown.spaceBeforeAddress"),
	},
	{ find: /\]\([^)\n"]*[ \n][^)"]*\)/, ...withHint("markdown.spaceInAddress") },
	{ find: /\]\([^)"\n]*"[^)"\n]*\)/, ...withHint("markdown.titleNotClosed") },
	{ find: /\]\([^)]*$/, ...withHint("markdown.addressNotClosed") },
	{ find: /\]\(/, ...withHint("markdown.noBracket") },
	{ find: /\]\[[^\]]*\]/, ...withHint("markdown.noDefinition") },
	{
		find: new RegExp(`\\[[^\\]]*\\((?=${address})`),
		...withHint("markdown.wordsNotClosed"),
	},
];

/** Finds Markdown syntax in text as a page would show it, which was not recognised as what it was meant to be. */
export function findBrokenMarkup(words: string, openedBlocks: OpenedBlocks): MarkupFinding[] {
	if (!suspicious.test(words)) return [];
	const link = findBrokenLink(words);
	return [
		...link,
		...findBrokenMarks(words),
		...findBrokenBraces(words, msg("markdown.braces.hint")),
		// A brace in place of a bracket or a parenthesis is said with the link.
		...(link.length > 0 ? [] : findLoneBrace(words)),
		...findBrokenBlocks(words, openedBlocks),
	];
}

function findBrokenLink(words: string): MarkupFinding[] {
	for (const { find, message, hint } of links) {
		const found = find.exec(words);
		if (found) return [{ code: "broken-markup", at: found.index, message, hint }];
	}
	return [];
}

function findBrokenMarks(words: string): MarkupFinding[] {
	const bold = words.indexOf("**");
	const heading = /^(#{2,6})(?=[^\s#])/mu.exec(words);
	const inLine = /(?<=\S[ \t])#{2,6}(?=[ \t]\p{L})/u.exec(words);
	return [
		...(bold === -1 ? [] : [{ code: "broken-markup" as const, at: bold, ...withHint("markdown.loneBold") }]),
		...(inLine
			? [{ code: "broken-markup" as const, at: inLine.index, ...withHint("markdown.headingInLine", { marks: inLine[0] }) }]
			: []),
		...(heading
			? [
					{
						code: "broken-markup" as const,
						at: heading.index,
						...withHint("markdown.noSpaceAfterHeading", { marks: heading[1] ?? "" }),
					},
				]
			: []),
	];
}

/** Braces whose content cannot be the name of a figure; `otherwise` is the hint when no name is similar. */
export function findBrokenBraces(words: string, otherwise: Message): MarkupFinding[] {
	return [...words.matchAll(/(?<!^:{3,}[ \t]*)[$%]?\{+([^{}\n]*)\}+/gm)].flatMap(
		({ 0: braces, 1: inside = "", index }): MarkupFinding[] => {
			if (figureName.test(inside) && braces === `{${inside}}`) return [];
			const name = inside.trim();
			const hint = figureName.test(name)
				? msg("markdown.write.hint", { url: `{${name}}` })
				: /^:?\s*[#.]/.test(name)
					? msg("markdown.attributes.hint")
					: otherwise;
			return [{ code: "broken-markup", at: index, message: msg("markdown.braces", { braces }), hint }];
		},
	);
}

/** A brace whose other half is missing. */
function findLoneBrace(words: string): MarkupFinding[] {
	const lone = /\{(?=[^{}\n]*(?:\n|$))|\}(?<=^[^{}\n]*\})/m.exec(words);
	if (!lone) return [];
	return [{ code: "broken-markup", at: lone.index, ...withHint("markdown.loneBrace", { brace: lone[0] }) }];
}

/** The form of a name in braces (`placeholderPattern`). */
const figureName = /^[a-zA-Z][a-zA-Z0-9-]*$/;
