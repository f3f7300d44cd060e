import { findBrokenBlocks, type MarkupFinding, type Strays } from "./broken-blocks.ts";

/** Signs without which words hold nothing that was meant as Markdown; most words hold none of them. */
const suspicious = /[[\]#*]|:::/;

/** An address as texts write them, which tells a link from words in brackets. */
const address = "(?:/|https?:|mailto:|#)";

type Pattern = { find: RegExp; message: string; hint: string };

/** Ways in which a link is written that Markdown takes for words. The first that fits is said. */
const links: readonly Pattern[] = [
	{
		find: new RegExp(`\\] \\((?=${address})`),
		message: "A space stands between the words of a link and its address, so no link shows.",
		hint: "remove the space: [words](address)",
	},
	{
		find: /\]\([^)\n"]*[ \n][^)"]*\)/,
		message: "The address of a link has a space in it, so no link shows.",
		hint: "remove the space; inside an address it is written %20",
	},
	{ find: /\]\([^)]*$/, message: "The address of a link is not closed, so no link shows.", hint: "write ) behind the address" },
	{
		find: /\]\(/,
		message: "A link does not begin with a bracket, so no link shows.",
		hint: "write [ before the words of the link",
	},
	{
		find: /\]\[[^\]]*\]/,
		message: "The text has no address of that name, so no link shows.",
		hint: "write the address itself: [words](address)",
	},
	{
		find: new RegExp(`\\[[^\\]]*\\((?=${address})`),
		message: "The words of a link are not closed, so no link shows.",
		hint: "write ] behind the words: [words](address)",
	},
];

/** Finds in words, as a page would show them, signs of Markdown that have not become what they were meant to be. */
export function findBrokenMarkup(words: string, strays: Strays): MarkupFinding[] {
	if (!suspicious.test(words)) return [];
	return [...findBrokenLink(words), ...findBrokenMarks(words), ...findBrokenBlocks(words, strays)];
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
	const heading = /^(#{2,6})(?=\p{L})/mu.exec(words);
	return [
		...(bold === -1
			? []
			: [
					{
						code: "broken-markup" as const,
						at: bold,
						message: "The marks ** stand alone, so they show, and nothing is bold.",
						hint: "write them right before the first word and right behind the last: **words**",
					},
				]),
		...(heading
			? [
					{
						code: "broken-markup" as const,
						at: heading.index,
						message: `No space stands behind ${heading[1]}, so no heading shows.`,
						hint: `write "${heading[1]} " before the words`,
					},
				]
			: []),
	];
}
