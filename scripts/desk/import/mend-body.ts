import type { TakePicture } from "./pictures.ts";

/** What a post has in its generator's own syntax, and what stands for it here. Code is left as it is. */
type Rewrite = readonly [from: RegExp, to: string | ((whole: string, ...groups: string[]) => string)];

/** Names of boxes in shortcodes, callouts and classes that warn; others are tips. */
const warns = /warn|danger|caution|important|attention|alert|error/i;

/** A block of ours with this inside. */
const box = (name: string, inside: string) => `\n\n:::${warns.test(name) ? "note" : "tip"}\n\n${inside.trim()}\n\n:::\n\n`;
const boxes = "notice|alert|admonition|callout|hint|tip|note|warning|info|aside";

/** The value of an attribute of a tag or a shortcode. */
const attribute = (given: string, ...names: readonly string[]) =>
	names.map((name) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, "i").exec(given)?.[1]).find(Boolean) ?? "";

const picture = (given: string) =>
	`![${attribute(given, "alt", "caption", "title")}](${attribute(given, "src", "url", "image")})`;

const rewrites: readonly Rewrite[] = [
	// Parts of a program, comments, marks that a generator takes out.
	[/^(?:import|export)\s.*?(?:from\s+)?["'][^"'\n]+["'];?[ \t]*$/gm, ""],
	[/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, ""],
	[/^[*-] .*\n\{:\s*toc[^}\n]*\}[ \t]*$|^\[{1,2}_?toc_?\]{1,2}[ \t]*$/gim, ""],
	[/^\{:[^}\n]*\}[ \t]*$\n?/gm, ""],
	[/^(#{1,6} .*?)[ \t]*\{[#:.][^}\n]*\}$/gm, "$1"],
	[/^(.+)\n={2,}[ \t]*$/gm, "# $1"],
	[/^([^\n#>|-].*)\n-{2,}[ \t]*$/gm, "## $1"],
	[/^\*\*([^*\n]{1,80}?)\*\*[ \t]*:?[ \t]*$(?=\n\n)/gm, "## $1"],
	// Addresses that a generator fills in.
	[/\{%-?\s*(?:post_url|link)\s+([^\s%]+)\s*-?%\}/g, "$1.md"],
	[/\]\(\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}\)/g, "]($1.md)"],
	[/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+?)(?:\.md)?"\s*[>%]\}\}/g, (_, name) => `[${name.split("/").at(-1)}](${name}.md)`],
	[/\{\{\s*(?:site\.baseurl|site\.url)\s*\}\}|\{\{\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, "$1"],
	// Pictures, films, code and boxes.
	[/\{\{[<%]\s*(?:figure|img|image)\s+([^>%]*?)\/?\s*[>%]\}\}/g, (_, given) => picture(given)],
	[/\{%-?\s*include\s+[\w/-]*(?:figure|image|img)[\w.-]*\s+(.*?)-?%\}/g, (_, given) => picture(given)],
	[/\{(?:\{[<%]|%)-?\s*youtube\s+(?:id=)?["']?([\w-]+)["']?\s*(?:%|[>%]\})\}/g, "<https://www.youtube.com/watch?v=$1>"],
	[/\{%-?\s*highlight[^%]*%\}\n?([\s\S]*?)\n?\{%-?\s*endhighlight\s*-?%\}/g, "```\n$1\n```"],
	[
		new RegExp(`\\{\\{([<%])\\s*(${boxes})\\b([^>%]*)[>%]\\}\\}([\\s\\S]*?)\\{\\{[<%]\\s*/\\s*\\2\\s*[>%]\\}\\}`, "gi"),
		(_, __, name, kind, inside) => box(name + kind, inside),
	],
	[
		new RegExp(`<((${boxes})\\b[^>]*|div\\s[^>]*class="[^"]*(?:${boxes})[^>]*)>([\\s\\S]*?)</(?:\\2|div)>`, "gi"),
		(_, opening, __, inside) => box(opening, inside),
	],
	[/^> \[!(\w+)\].*\n((?:>.*(?:\n|$))+)/gm, (_, name, inside) => box(name, inside.replace(/^> ?/gm, ""))],
	[
		/(?:^[-*+] \[[ xX]\] .*(?:\n|$))+/gm,
		(items) => `\n:::checklist\n\n${items.replace(/^[-*+] \[[ xX]\] /gm, "- ").trim()}\n\n:::\n\n`,
	],
	// HTML.
	[/<img\s+([^>]*?)\/?>/gi, (_, given) => picture(given)],
	[/<a\s+([^>]*)>([\s\S]*?)<\/a>/gi, (_, given, words) => `[${words}](${attribute(given, "href")})`],
	[/<(b|strong)>([\s\S]*?)<\/\1>/gi, "**$2**"],
	[/<(i|em)>([\s\S]*?)<\/\1>/gi, "*$2*"],
	[/(\|.*)<br\s*\/?>/gi, "$1, "],
	[/<br\s*\/?>\n?/gi, "\\\n"],
	[/<\/?(?:div|span|center|p|details|summary|section|figure|figcaption|small|u|font)\b[^>]*>/gi, ""],
	// Addresses in running text.
	[/(?<![\w/@.(<["'=])(https:\/\/[^\s<>"«»”*]*[^\s<>"«»”*.,;:!?)\]’'_])/g, "<$1>"],
	[/(?<![\w/@.(<["'=])(www\.[^\s<>"«»”*]*[^\s<>"«»”*.,;:!?)\]’'_])/g, "[$1](https://$1)"],
];

/** What an import knows about addresses: where a link leads now, and the pictures that are copied. */
export type Addresses = { linkTo(url: string): string; take: TakePicture };

/** The Markdown of a post in our form. What has none here stays, for the check to name. */
export function mendBody(body: string, title: string, { linkTo, take }: Addresses): string {
	const own = body.replace(/^# +(.+)\n+/, (line, words: string) => (words.trim() === title ? "" : line));
	const rewritten = rewrites.reduce((text, [from, to]) => changeProse(text, (prose) => rewrite(prose, from, to)), own);
	const text = mendHeadings(placeNotes(rewritten))
		.replace(/\n{3,}/g, "\n\n")
		.trim();
	return changeProse(text, (prose) =>
		prose
			.replace(links, (whole, mark: string, words: string, url: string, named = "") => {
				if (mark === "") return `[${words}](${linkTo(url)})`;
				const file = take(url);
				return file === undefined ? whole : `![${words || named}](/images/${file})`;
			})
			.replace(/^(\[[^\]^\n]+\]:[ \t]+)(\S+)/gm, (_, name: string, url: string) => name + linkTo(url)),
	);
}

/** A link or a picture, its words, its address, and the words shown over it. */
const links = /(!?)\[([^\]\n]*)\]\(([^()\s]+)(?:\s+["']([^"'\n]*)["'])?\)/g;

/** A string and a function are given to `replace` in two forms of its call. */
function rewrite(text: string, from: RegExp, to: Rewrite[1]): string {
	return typeof to === "string" ? text.replace(from, to) : text.replace(from, to);
}

/** Changes a text but for its blocks of code. */
export function changeProse(text: string, change: (prose: string) => string): string {
	const parts = text.split(/(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[^\n]*$)/m);
	return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join("");
}

/** Notes at the foot of a text go where they are cited, in brackets. */
function placeNotes(text: string): string {
	const notes = new Map<string, string>();
	const rest = text.replace(/^\[\^([^\]\n]+)\]:[ \t]*(.+(?:\n[ \t]+.+)*)\n?/gm, (_, name: string, note: string) => {
		notes.set(name, note.replace(/\s+/g, " ").trim().replace(/\.$/, ""));
		return "";
	});
	return rest.replace(/[ \t]*\[\^([^\]\n]+)\]/g, (whole, name: string) => (notes.has(name) ? ` (${notes.get(name)})` : whole));
}

/** Headings begin at the second level, since the first is the title, and none skips a level. */
function mendHeadings(text: string): string {
	const levels: number[] = [];
	changeProse(text, (prose) => {
		levels.push(...[...prose.matchAll(/^(#{1,6}) /gm)].map(([, marks = ""]) => marks.length));
		return prose;
	});
	const highest = Math.min(...levels);
	let above = 1;
	return changeProse(text, (prose) =>
		prose.replace(/^#{1,6}(?= )/gm, ({ length }) => {
			above = Math.min(length - highest + 2, above + 1, 4);
			return "#".repeat(above);
		}),
	);
}
