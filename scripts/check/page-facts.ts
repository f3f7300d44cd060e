import { Parser } from "htmlparser2";
import { collectFacts } from "./collect-facts.ts";

/** What a visitor's browser would find in a page, taken from its HTML alone. */
export type PageFacts = {
	lang: string;
	title: string;
	description: string;
	canonical: string;
	/** Whether it asks search engines to leave it out. */
	hidden: boolean;
	alternates: Record<string, string>;
	/** Addresses of the pages before and after it, where it is one of a list («prev», «next»). */
	neighbours: Record<string, string>;
	headings: { level: number; text: string }[];
	ids: string[];
	links: string[];
	/** Those of them that name the language they lead to. */
	otherLanguages: string[];
	/** Scripts, style sheets, pictures in all their sizes, icons. */
	assets: string[];
	/** Pictures that social networks show, in full address. */
	socialImages: string[];
	/** What the page says of their size: width, then height. */
	socialSizes: string[];
	/** Inline scripts that it may not hold, style elements, style attributes, handlers in attributes. */
	inlineCode: string[];
	/** What an unfinished render leaves: hidden Suspense content or its marks. */
	fallbacks: string[];
};

/** Reads a page as a browser would. Inline scripts that it may hold are not told of. */
export function readPage(html: string, inlineScripts: readonly string[]): PageFacts {
	const { facts, open, text, close, comment } = collectFacts(inlineScripts);
	const parser = new Parser({
		onopentag: (tag, attributes) => open(tag, Object.entries(attributes).flat()),
		ontext: text,
		onclosetag: close,
		oncomment: comment,
	});
	parser.end(html);
	return facts;
}
