import { type Message, say } from "../messages/message.ts";
import { findBrokenBlocks, type MarkupFinding, type OpenedBlocks } from "./broken-blocks.ts";

/** Signs without which words hold nothing that was meant as Markdown; most words hold none of them. */
const suspicious = /[[\]#*{]|:::/;

/** An address as texts write them, which tells a link from words in brackets. */
const address = "(?:/|https?:|mailto:|#)";

type Pattern = { find: RegExp; message: Message; hint: Message };

/** Ways in which a link is written that Markdown takes for words. The first that fits is said. */
const links: readonly Pattern[] = [
	{
		find: new RegExp(`\\] \\((?=${address})`),
		message: say("markdown.spaceBeforeAddress"),
		hint: say("markdown.spaceBeforeAddress.hint"),
	},
	{
		find: /\]\([^)\n"]*[ \n][^)"]*\)/,
		message: say("markdown.spaceInAddress"),
		hint: say("markdown.spaceInAddress.hint"),
	},
	{ find: /\]\([^)]*$/, message: say("markdown.addressNotClosed"), hint: say("markdown.addressNotClosed.hint") },
	{
		find: /\]\(/,
		message: say("markdown.noBracket"),
		hint: say("markdown.noBracket.hint"),
	},
	{
		find: /\]\[[^\]]*\]/,
		message: say("markdown.noDefinition"),
		hint: say("markdown.noDefinition.hint"),
	},
	{
		find: new RegExp(`\\[[^\\]]*\\((?=${address})`),
		message: say("markdown.wordsNotClosed"),
		hint: say("markdown.wordsNotClosed.hint"),
	},
];

/** Finds in words, as a page would show them, signs of Markdown that have not become what they were meant to be. */
export function findBrokenMarkup(words: string, openedBlocks: OpenedBlocks): MarkupFinding[] {
	if (!suspicious.test(words)) return [];
	return [
		...findBrokenLink(words),
		...findBrokenMarks(words),
		...findBrokenBraces(words, say("markdown.braces.hint")),
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
	const heading = /^(#{2,6})(?=\p{L})/mu.exec(words);
	return [
		...(bold === -1
			? []
			: [
					{
						code: "broken-markup" as const,
						at: bold,
						message: say("markdown.loneBold"),
						hint: say("markdown.loneBold.hint"),
					},
				]),
		...(heading
			? [
					{
						code: "broken-markup" as const,
						at: heading.index,
						message: say("markdown.noSpaceAfterHeading", { marks: heading[1] ?? "" }),
						hint: say("markdown.noSpaceAfterHeading.hint", { marks: heading[1] ?? "" }),
					},
				]
			: []),
	];
}

/** Braces around what cannot be the name of a figure; `otherwise` says what to do where no name is near. */
export function findBrokenBraces(words: string, otherwise: Message): MarkupFinding[] {
	return [...words.matchAll(/\{([^{}\n]*)\}/g)].flatMap(({ 0: braces, 1: inside = "", index }): MarkupFinding[] => {
		if (figureName.test(inside)) return [];
		const name = inside.trim();
		const hint = figureName.test(name) ? say("markdown.write.hint", { url: `{${name}}` }) : otherwise;
		return [{ code: "broken-markup", at: index, message: say("markdown.braces", { braces }), hint }];
	});
}

/** The form of a name between braces (`placeholderPattern`). */
const figureName = /^[a-zA-Z][a-zA-Z0-9-]*$/;
