import { Parser } from "htmlparser2";

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
	words: number;
};

const headingTag = /^h[1-6]$/;

/** Reads a page as a browser would. Inline scripts that it may hold are not told of. */
export function readPage(html: string, inlineScripts: readonly string[]): PageFacts {
	const facts: PageFacts = {
		lang: "",
		title: "",
		description: "",
		canonical: "",
		hidden: false,
		alternates: {},
		neighbours: {},
		headings: [],
		ids: [],
		links: [],
		otherLanguages: [],
		assets: [],
		socialImages: [],
		socialSizes: [],
		inlineCode: [],
		fallbacks: [],
		words: 0,
	};
	let [inTitle, inBody, inScript, inHeading, inCarried] = [false, false, false, false, false];
	let script = "";
	const parser = new Parser({
		onopentag(tag, attributes) {
			// What a page carries for the case that its app fails is none of what it shows.
			if (tag === "template" && attributes["data-failed"] !== undefined) inCarried = true;
			if (inCarried) return;
			if (tag === "title" && !inBody) inTitle = true;
			if (tag === "body") inBody = true;
			if (headingTag.test(tag)) {
				facts.headings.push({ level: Number(tag[1]), text: "" });
				inHeading = true;
			}
			if (tag === "script" && !attributes["src"] && attributes["type"] !== "application/ld+json") inScript = true;
			if (tag === "style") facts.inlineCode.push("<style>");
			readAttributes(tag, attributes, facts);
		},
		ontext(text) {
			if (inCarried) return;
			if (inTitle) facts.title += text;
			else if (inScript) script += text;
			else if (inBody) {
				facts.words += text.split(/\s+/).filter(Boolean).length;
				const heading = facts.headings.at(-1);
				if (heading && inHeading) heading.text += text;
			}
		},
		onclosetag(tag) {
			if (tag === "template") inCarried = false;
			if (tag === "title") inTitle = false;
			if (headingTag.test(tag)) inHeading = false;
			if (tag === "script" && inScript) {
				if (!inlineScripts.includes(script)) facts.inlineCode.push(script);
				[inScript, script] = [false, ""];
			}
		},
		oncomment(text) {
			// React marks a boundary that did not finish with `<!--$?-->` or `<!--$!-->`.
			if (/^\$[?!]/.test(text)) facts.fallbacks.push(`<!--${text}-->`);
		},
	});
	parser.end(html);
	return facts;
}

function readAttributes(tag: string, attributes: Record<string, string>, facts: PageFacts): void {
	const { id, href, src, srcset, rel, name, property, content, hreflang } = attributes;
	if (tag === "html") facts.lang = attributes["lang"] ?? "";
	if (id !== undefined) facts.ids.push(id);
	if (tag === "meta" && name === "description") facts.description = content ?? "";
	if (tag === "meta" && name === "robots" && /\bnoindex\b/.test(content ?? "")) facts.hidden = true;
	if (tag === "a" && href !== undefined) {
		facts.links.push(href);
		if (hreflang !== undefined) facts.otherLanguages.push(href);
	}
	if (tag === "meta" && property === "og:image") facts.socialImages.push(content ?? "");
	if (tag === "meta" && /^og:image:(width|height)$/.test(property ?? "")) facts.socialSizes.push(content ?? "");
	if (src !== undefined) facts.assets.push(src);
	if (srcset !== undefined) facts.assets.push(...addressesIn(srcset));
	if (tag === "link" && href !== undefined) {
		if (rel === "canonical") facts.canonical = href;
		else if (rel === "alternate" && hreflang) facts.alternates[hreflang] = href;
		else if (rel === "prev" || rel === "next") facts.neighbours[rel] = href;
		else facts.assets.push(href);
	}
	if (tag === "html" && attributes["data-app"]) facts.assets.push(attributes["data-app"]);
	if (tag === "template" || (tag === "div" && attributes["hidden"] !== undefined && /^S:/.test(id ?? "")))
		facts.fallbacks.push(`<${tag}>`);
	for (const attribute of Object.keys(attributes))
		if (attribute === "style" || attribute.startsWith("on")) facts.inlineCode.push(`${tag} ${attribute}="…"`);
}

/** Addresses of `a.avif 480w, b.avif 800w`. Commas inside an address are none that this site writes. */
function addressesIn(srcset: string): string[] {
	return srcset.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
