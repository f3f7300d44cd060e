import { readStructuredData } from "./structured-data.ts";

/** What a browser would find in a page, from its HTML alone. */
export type PageFacts = {
	lang: string;
	title: string;
	description: string;
	canonical: string;
	/** Whether it excludes itself from search engines (`noindex`). */
	hidden: boolean;
	alternates: Record<string, string>;
	/** Addresses of the previous and next page of a paginated list (`prev`, `next`). */
	neighbours: Record<string, string>;
	headings: { level: number; text: string }[];
	ids: string[];
	links: string[];
	/** Links with `hreflang`. */
	otherLanguages: string[];
	/** Scripts, style sheets, pictures in all sizes, icons. */
	assets: string[];
	/** Pictures for social networks, as absolute URLs. */
	socialImages: string[];
	/** Their declared sizes: width, then height. */
	socialSizes: string[];
	/** Number of field groups with neither a legend nor another accessible name. */
	namelessGroups: number;
	/** `srcset` lists that a browser cannot choose from: without widths, or without `sizes`. */
	unusableSources: string[];
	/** Number of characters in `main`, without spaces; null if there is none. */
	mainText: number | null;
	/** Length of the document in characters. */
	length: number;
	/** Errors in its structured data, as text, and the pictures that the data refers to. */
	structuredDataProblems: string[];
	structuredImages: string[];
	/** Inline scripts that are not allowed, style elements, style attributes, event handler attributes. */
	inlineCode: string[];
	/** Remains of an unfinished render: hidden Suspense content or its markers. */
	fallbacks: string[];
};

/**
 * Receives the tokens of an HTML document in order. Tag and attribute names are in lower case, entities decoded; `attributes`
 * alternates names and values.
 */
export type FactsCollector = {
	open(tag: string, attributes: readonly string[]): void;
	text(text: string): void;
	close(tag: string): void;
	comment(text: string): void;
	/** The collected facts, complete after the last token. */
	facts: PageFacts;
};

const headingTag = /^h[1-6]$/;

/** Collects the facts of one document. Allowed inline scripts are ignored. */
export function collectFacts(inlineScripts: readonly string[]): FactsCollector {
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
		namelessGroups: 0,
		unusableSources: [],
		mainText: null,
		length: 0,
		structuredDataProblems: [],
		structuredImages: [],
		inlineCode: [],
		fallbacks: [],
	};
	let [inTitle, inBody, inScript, inHeading, inTemplate] = [false, false, false, false, false];
	let script = "";
	let inData = false;
	let inMain = false;
	// In a group without another name, the legend must be the first child.
	let awaitsLegend = false;
	return {
		facts,
		open(tag, attributes) {
			// The fallback content for a failed app is not visible, so it is ignored.
			if (tag === "template" && attributeOf("data-failed", attributes) !== undefined) inTemplate = true;
			if (inTemplate) return;
			if (awaitsLegend && tag !== "legend") facts.namelessGroups++;
			awaitsLegend = tag === "fieldset" && !isNamed(attributes);
			if (tag === "main") [inMain, facts.mainText] = [true, facts.mainText ?? 0];
			if (tag === "title" && !inBody) inTitle = true;
			if (tag === "body") inBody = true;
			if (headingTag.test(tag)) {
				facts.headings.push({ level: Number(tag[1]), text: "" });
				inHeading = true;
			}
			if (tag === "script") {
				inData = attributeOf("type", attributes) === "application/ld+json";
				inScript = !attributeOf("src", attributes) && !inData;
			}
			readAnyElement(tag, attributes, facts);
			readElement(tag, attributes, facts);
		},
		text(text) {
			if (inTemplate) return;
			if (inTitle) facts.title += text;
			else if (inScript || inData) script += text;
			else if (inMain) facts.mainText = (facts.mainText ?? 0) + text.replace(/\s+/g, "").length;
			if (inHeading && !inTitle && !inScript && !inData) {
				const heading = facts.headings.at(-1);
				if (heading) heading.text += text;
			}
		},
		close(tag) {
			if (tag === "template") inTemplate = false;
			if (tag === "main") inMain = false;
			if (tag === "title") inTitle = false;
			if (inHeading && headingTag.test(tag)) inHeading = false;
			if (tag === "script") {
				if (inScript && !inlineScripts.includes(script)) facts.inlineCode.push(script);
				if (inData) {
					const { problems, images } = readStructuredData(script);
					facts.structuredDataProblems.push(...problems);
					facts.structuredImages.push(...images);
				}
				[inScript, inData, script] = [false, false, ""];
			}
		},
		comment(text) {
			// React marks an unfinished boundary with `<!--$?-->` or `<!--$!-->`.
			if (/^\$[?!]/.test(text)) facts.fallbacks.push(`<!--${text}-->`);
		},
	};
}

type Attributes = readonly string[];

function attributeOf(name: string, attributes: Attributes): string | undefined {
	for (let at = 0; at < attributes.length; at += 2) if (attributes[at] === name) return attributes[at + 1];
	return undefined;
}

/** Reads attributes that any element may have. */
function readAnyElement(tag: string, attributes: Attributes, facts: PageFacts): void {
	for (let at = 0; at < attributes.length; at += 2) {
		const [name = "", value = ""] = [attributes[at], attributes[at + 1]];
		if (name === "id") facts.ids.push(value);
		else if (name === "src") facts.assets.push(value);
		else if (name === "srcset") {
			facts.assets.push(...addressesIn(value));
			const files = value.split(",");
			// A single file leaves no choice.
			const isUsable =
				files.length === 1 || (files.every((each) => /\s\d+w$/.test(each.trim())) && attributeOf("sizes", attributes));
			if (!isUsable) facts.unusableSources.push(value);
		} else if (name === "style" || name.startsWith("on")) facts.inlineCode.push(`${tag} ${name}="…"`);
	}
}

/** Whether a group of fields has a name other than a legend. */
function isNamed(attributes: Attributes): boolean {
	return Boolean(attributeOf("aria-label", attributes) || attributeOf("aria-labelledby", attributes));
}

/** Reads specific elements. */
function readElement(tag: string, attributes: Attributes, facts: PageFacts): void {
	if (tag === "a") readLink(attributes, facts);
	else if (tag === "link") readHeadLink(attributes, facts);
	else if (tag === "meta") readMeta(attributes, facts);
	else if (tag === "style") facts.inlineCode.push("<style>");
	else if (tag === "template") facts.fallbacks.push("<template>");
	else if (tag === "div" && attributeOf("hidden", attributes) !== undefined && attributeOf("id", attributes)?.startsWith("S:"))
		facts.fallbacks.push("<div>");
	else if (tag === "html") {
		facts.lang = attributeOf("lang", attributes) ?? "";
		const app = attributeOf("data-app", attributes);
		if (app) facts.assets.push(app);
	}
}

function readLink(attributes: Attributes, facts: PageFacts): void {
	const href = attributeOf("href", attributes);
	if (href === undefined) return;
	facts.links.push(href);
	if (attributeOf("hreflang", attributes) !== undefined) facts.otherLanguages.push(href);
}

function readHeadLink(attributes: Attributes, facts: PageFacts): void {
	const href = attributeOf("href", attributes);
	if (href === undefined) return;
	const [rel, lang] = [attributeOf("rel", attributes), attributeOf("hreflang", attributes)];
	if (rel === "canonical") facts.canonical = href;
	else if (rel === "alternate" && lang) facts.alternates[lang] = href;
	else if (rel === "prev" || rel === "next") facts.neighbours[rel] = href;
	else facts.assets.push(href);
}

function readMeta(attributes: Attributes, facts: PageFacts): void {
	const content = attributeOf("content", attributes) ?? "";
	const [name, property = ""] = [attributeOf("name", attributes), attributeOf("property", attributes)];
	if (name === "description") facts.description = content;
	if (name === "robots" && /\bnoindex\b/.test(content)) facts.hidden = true;
	if (property === "og:image") facts.socialImages.push(content);
	if (/^og:image:(width|height)$/.test(property)) facts.socialSizes.push(content);
}

/** Addresses in a `srcset` such as `a.avif 480w, b.avif 800w`. This site writes no commas inside addresses. */
function addressesIn(srcset: string): string[] {
	return srcset.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
