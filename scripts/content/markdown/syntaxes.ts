import { blocks } from "#schemas/content/rich-text.ts";
import { type MessageKey, msg, type Said } from "../../messages/message.ts";

/** Stands for a character of code, of an address, of an escape, or of the signs that begin a line: none of it is running text. */
export const hidden = "\ufffc";

/** Stands for a mark of emphasis that took effect. */
export const stress = "\ufffb";

/** Stands for an escaped bracket, round or square: escapes as well, and formulas of chat programs begin and end with one. */
export const escapedBracket = "\ufffa";

/** Names of the syntaxes; each has a noun and a hint among the messages, `markdown.syntax.NAME`. */
type Name = NameOf<MessageKey>;

type NameOf<Key> = Key extends `markdown.syntax.${infer Syntax}.hint` ? Syntax : never;

/**
 * A syntax that texts do not have, or one of theirs with a slip in it. `find` looks into the source of a paragraph, a heading or a
 * cell; its first group, if it has one, is what the message quotes. What `ofLines` stands at the beginning of a line, which headings and
 * cells do not have. `mend` returns what was certainly meant.
 */
export type Syntax = { name: Name; example: string; find: RegExp; ofLines?: true; mend?(typed: string): string };

const bullets = "•◦‣▪▫●○■□◆❖➢►·∙⁃";
const names = blocks.join("|");
const address = String.raw`(?:\/|https?:|mailto:|#|www\.)`;

/** What other programs write, and slips of the hand. Where two find the same characters, the first one counts. */
export const syntaxes: readonly Syntax[] = [
	{
		name: "footnote",
		example: "[^1]",
		find: /^(\[\^[^\]\n]{1,100}\]):[^\n]*|\[\^[^\]\n]{1,100}\]|\^\[[^\]\n]{1,200}\]/gmu,
	},
	{
		name: "citation",
		example: "[@name]",
		find: /\[-?@[\w:.#$%&+?<>~/-]+[^\]\n]{0,200}\]|【[^】\n]{1,60}】|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/gu,
	},
	{ name: "contents", ofLines: true, example: "[TOC]", find: /^(?:\[{1,2}[_\ufffb]?toc[_\ufffb]?\]{1,2}|\{:toc\})$/gimu },
	{
		name: "embed",
		example: "![[photo.jpg]]",
		find: /!\[\[[^[\]\n]{1,200}\]\]|(?<!\S)!\S+\.(?:avif|gif|jpe?g|png|svg|webp)!|\b(?:image|include|video)::?[^\s[\]]+\[[^\]\n]*\]/gu,
	},
	{ name: "wikiLink", example: "[[page]]", find: /\[\[[^[\]\n]{1,200}\]\]/gu },
	{
		name: "callout",
		ofLines: true,
		example: "> [!NOTE]",
		find: /(?<![\s\S])\[!\p{L}+\][+-]?|^(?:!!!|\?\?\?\+?) \p{L}+|^\.\. \p{L}+::/gmu,
	},
	{
		name: "task",
		ofLines: true,
		example: "- [ ] words",
		find: /^(?:\[[ \u00a0xX/>!?*-]?\](?=[ \t\u00a0])|\( ?\)(?=[ \t])|[☐☑☒])/gmu,
	},
	{
		name: "otherLink",
		example: "[words|/address]",
		find: new RegExp(
			`\\[[^\\[\\]|\\n]{1,200}\\|(?=${address})[^\\]\\s]+\\]|\\[(?=https?:)[^\\]\\s]+ [^\\]\\n]{1,200}\\]|(?:link:)?https?:[^\\s[\\]]+\\[[^\\]\\n]{1,200}\\]|["”«][^"“”«»\\n]{1,200}["”»]:(?=${address})[^\\s]+`,
			"gu",
		),
	},
	{
		name: "address",
		example: "https://example.org",
		find: /(?<![\p{L}\p{N}@.+-])(?:https?:\/\/|www\.(?=\p{L}))[^\s<>"«»“”\ufffa-\ufffc]*[^\s<>"«»“”\ufffa-\ufffc.,;:!?)\]’'*_]|(?<!\p{L})(?:ftps?:\/\/|mailto:(?=\S+@))[^\s<>"«»“”\ufffa-\ufffc]*[\p{L}\p{N}/]/giu,
		// Without https, the link would be the next mistake.
		mend: (typed) => (typed.startsWith("https://") ? `<${typed}>` : typed),
	},
	{
		name: "table",
		ofLines: true,
		example: "| words | words |",
		find: /(?<![\s\S])(?:\+[-=+]+\+\n)?([|│┃][^|│┃\n]+[|│┃])(?:[^\n]*[|│┃][ \t]*(?=\n|$)|[ \t]*\n[|│┃])[\s\S]*|(?<![\s\S])([^|\n]+ \|[ \t])[^\n]*(?:\n[^|\n]+ \|[ \t][^\n]*)+(?![\s\S])/gu,
	},
	{
		name: "struck",
		example: "~~words~~",
		find: /~~(?=[^\s~])[^~\n]{1,200}~~|~~(?=\p{L})|(?<=\p{L})~~|(?<![~\w])~(?=\p{L})[^~\n]{0,200}[\p{L}.!?]~(?![~\w])/gu,
	},
	{
		name: "wikiHeading",
		ofLines: true,
		example: "== words ==",
		find: /^={2,6} [^\n=]{1,200} ={2,6}$|(?<![\s\S])(?:={1,6}|h[1-6]\.) (?=[\p{L}"])[^\n=]{1,200}(?=\n|$)/gmu,
	},
	{ name: "marked", example: "==words==", find: /==(?=[^\s=])[^=\n]{1,200}(?<=\S)==/gu },
	{ name: "inserted", example: "++words++", find: /(?<![\p{L}+])\+\+(?=[^\s+])[^+\n]{1,200}(?<=\S)\+\+/gu },
	{ name: "spoiler", example: "||words||", find: /(?<!\|)\|\|(?=[^\s|])[^|\n]{1,200}\|\|(?!\|)/gu },
	{ name: "comment", example: "%%words%%", find: /%%(?=[^%])[^%]{1,200}%%/gu },
	{ name: "formula", example: "$x^2$", find: formulas() },
	{ name: "raised", example: "m^2^", find: /(?<!\^)\^[^\s^[\]]{1,30}\^(?![\p{L}\p{N}])/gu },
	{ name: "lowered", example: "H~2~O", find: /(?<=\p{L})~[^\s~]{1,30}~(?!~)/gu },
	{
		name: "emoji",
		example: ":seedling:",
		// A line such as «:tip:» was meant to open a block.
		find: new RegExp(
			`(?<![\\p{L}\\p{N}:/])(?!:(?:${names}):$)(?::[a-z][a-z0-9_+-]*:)+(?![\\p{L}\\p{N}:/])|(?<![\\p{L}\\p{N}:]):[+-]1:`,
			"gmu",
		),
	},
	{
		name: "entity",
		example: "&nbsp",
		find: /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|&(?:nbsp|amp|lt|gt|quot|laquo|raquo|hellip|[aeiou](?:acute|grave|circ|uml)|[cC]cedil|ntilde|szlig)(?![\p{L}\d;])/giu,
	},
	{
		name: "bullet",
		ofLines: true,
		example: "• words",
		find: new RegExp(`^(?:[${bullets}][ \\t\\u00a0]*|[oü§Ø]\\t+)(?=\\S)`, "gmu"),
		mend: () => "- ",
	},
	{
		name: "bullet",
		ofLines: true,
		example: "– words",
		// One line of a dialogue begins with an em dash; several in a row would run together.
		find: /(?:(?<![\s\S])–|(?<=^–[^\n]*\n)–|(?<=^—[^\n]*\n)—)[ \t\u00a0]+(?=[^\s\d])/gmu,
	},
	{
		name: "tightItem",
		ofLines: true,
		example: "-words",
		find: /^[-+](?=\p{L})|(?:(?<![\s\S])|(?<=^\d{1,2}[.)][^\n]*\n))\d{1,2}[.)](?=\p{L})|^\*(?=\p{L}[^\n]*\n\*\p{L})|(?<=^\*[^\n]*\n)\*(?=\p{L})/gmu,
		mend: (typed) => `${typed} `,
	},
	{
		name: "letteredItem",
		ofLines: true,
		example: "a) words\nb) words",
		find: numberedLines(),
	},
	{
		name: "bullet",
		ofLines: true,
		example: "✅ words\n✅ words",
		find: /^(\p{Extended_Pictographic}\ufe0f?)[ \t\u00a0]*\S[^\n]*(?:\n\p{Extended_Pictographic}\ufe0f?[ \t\u00a0]*\S[^\n]*)+/gmu,
	},
	{
		name: "tabs",
		ofLines: true,
		example: "words\twords\nwords\twords",
		find: /(?<![\s\S])([^\t\n]+)(?:\t+[^\t\n]+){2,}(?=\n|$)[\s\S]*|(?<![\s\S])([^\t\n]+)\t[^\n]*(?:\n[^\t\n]+\t[^\n]*)+(?![\s\S])/gu,
	},
	{ name: "fence", ofLines: true, example: "´´´", find: /^(?:["“”„]{3,}|['’‘´′]{3,}|«{3,}|»{3,})[\w-]*$/gmu },
	{ name: "rule", ofLines: true, example: "––", find: /^(?:--|={2,}|[-–—]*[–—][-–—]*)$/gmu },
	{
		name: "unevenBold",
		example: "**words*",
		find: /\*(?=\ufffb)|(?<=\ufffb)\*|(?<![\w_])__(?=[^\s_])|(?<=[^\s_])__(?![\w_])/gu,
	},
	{
		name: "unevenItalics",
		example: "Words *words",
		// A lone asterisk at the beginning of a paragraph, or behind a word, leads to a note.
		find: /(?<=[^\n][ \u00a0]|[ \u00a0][(«“"]|\p{L}[’'])\*(?=\p{L})|(?<![\p{L}\p{N}_/])_(?=\p{L})|(?<=[\p{L}.!?])_(?![\p{L}\p{N}_])/gmu,
	},
	{ name: "backquote", example: "`words", find: /`+/gu },
	{
		name: "swappedLink",
		example: "(words)[/address]",
		find: new RegExp(
			`!?\\([^()\\n]{1,200}\\)(?:\\[(?=${address})[^\\]\\n]*\\]|\\((?=${address})[^)\\n]*\\))|\\](?:\\{|<|: ?)(?=${address})[^\\s}>]*[}>]?|\\](?=/[\\p{L}])[^\\s()]*\\)|\\](?:[;.,-]|[ \\t]*\\n)\\((?=${address})[^)\\n]*\\)|(?<=(?<![\\s\\S])[^()]*\ufffc)\\)|\\[(?=\ufffc)[^[\\]\\n]*\ufffc\\]`,
			"gu",
		),
	},
	{ name: "apartPicture", ofLines: true, example: "! [words](/images/…)", find: /^!(?=[ \u00a0]?\ufffc)|^¡(?=\ufffc+$)/gmu },
	{
		name: "forum",
		example: "[b]words[/b]",
		find: /(\[(b|i|u|s|url|img|quote|code|list|size|color)(?:=[^\]\n]*)?\])[^[\]]{0,500}\[\/\2\]/giu,
	},
	{
		name: "shortcode",
		example: '[gallery ids="1"]',
		find: /(\[([a-z][\w-]*)(?: [^\]\n]*)?\])[^[\]]{0,500}\[\/\2\]|\[[a-z][\w-]* [\w-]+=[^\]\n]*\]|(?<![\s\S])\[[a-z][a-z\d_-]+\](?![\s\S])/gu,
	},
	{ name: "command", example: "\\newpage", find: /(?<![\p{L}\p{N}:\\])\\[a-z]{3,30}(?:\{[^}\n]{0,200}\})*(?![\p{L}\p{N}])/gu },
	{ name: "wikiBold", example: "'''words'''", find: /'{2,3}(?=\p{L})[^'\n]{1,200}'{2,3}/gu },
	{ name: "definition", ofLines: true, example: "words\n: words", find: /(?<=[^\ufffc]\n):(?=[ \t]{1,4}\S)/gu },
	{ name: "abbreviation", ofLines: true, example: "*[words]: words", find: /^\*\[[^\]\n]{1,100}\]:/gmu },
	{
		name: "tightHeading",
		ofLines: true,
		example: "#words",
		find: /(?<![\s\S])#(?=[\p{L}\p{N}])[^#\n]{1,80}(?<![.!?…:;,\s])(?![\s\S])|^#{1,6}(?=\ufffb)/gmu,
	},
];

/** `$…$` with what prices do not have: letters alone, or signs of mathematics. */
function formulas(): RegExp {
	const inside = String.raw`(?:[a-zA-Z]+|[^\s$][^$\n]{0,200}[\\^_=+<>/][^$\n]{0,200}|\\[^$\n]{1,200})`;
	const inBrackets = String.raw`\ufffa{2}(?!\^)(?:\s*\p{L}\s*|(?=[^\ufffa]*(?:[\\^_=<>\ufffb]|\d\s*[+×/]))[^\ufffa]{1,500})\ufffa{2}`;
	return new RegExp(
		String.raw`\$\$[^$]{1,500}\$\$|(?<![\p{L}\p{N}$])\$(?! )${inside}(?<! )\$(?![\p{L}\p{N}$])|${inBrackets}`,
		"gu",
	);
}

/** Two lines or more that begin with a letter or a number of their own, in a paragraph, where no list begins. */
function numberedLines(): RegExp {
	const sign = String.raw`(?:(?:[a-zA-Z]|[ivx]{1,4}|\d{1,2})(?:[)/]| ?[.–-]|[°º]\)?)(?=[ \t\u00a0])|\d{1,2}[,:;]?(?=[ \t\u00a0]\p{L})|[①-⑳➀-➓]|\d\ufe0f?\u20e3)`;
	return new RegExp(`^(${sign})[ \\t\\u00a0]*\\S[^\\n]*\\n(?:${sign}[ \\t\\u00a0]*\\S[^\\n]*(?:\\n|$))+`, "gmu");
}

/** Says that readers would see the signs that were typed. */
export function explainSyntax({ name }: Pick<Syntax, "name">, typed: string): Said {
	return {
		message: msg("markdown.syntax", { what: msg(`markdown.syntax.${name}`), typed }),
		hint: msg(`markdown.syntax.${name}.hint`),
	};
}
