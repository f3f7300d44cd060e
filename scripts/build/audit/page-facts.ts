import { Parser } from "htmlparser2";
import { readStructuredData } from "./structured-data.ts";

/** What a browser would find in a page, from its HTML alone. */
export type PageFacts = ReturnType<typeof createFacts>;

function createFacts(html: string) {
	return {
		lang: "",
		title: "",
		description: "",
		canonical: "",
		/** Whether it excludes itself from search engines (`noindex`). */
		hidden: false,
		alternates: {} as Record<string, string>,
		/** Addresses of the previous and next page of a paginated list (`prev`, `next`). */
		neighbours: {} as Record<string, string>,
		headings: [] as { level: number; text: string }[],
		ids: [] as string[],
		links: [] as string[],
		/** Links with `hreflang`. */
		otherLanguages: [] as string[],
		/** Scripts, style sheets, pictures in all sizes, icons. */
		assets: [] as string[],
		/** Pictures for social networks, as absolute URLs. */
		socialImages: [] as string[],
		/** Their declared sizes: width, then height. */
		socialSizes: [] as string[],
		/** Number of field groups with neither a legend nor another accessible name. */
		namelessGroups: 0,
		/** `srcset` lists that a browser cannot choose from: without widths, or without `sizes`. */
		unusableSources: [] as string[],
		/** Number of characters in `main`, without spaces; null if there is none. */
		mainText: null as number | null,
		/** Length of the document in characters. */
		length: html.length,
		/** Errors in its structured data, as text, and the pictures that the data refers to. */
		structuredDataProblems: [] as string[],
		structuredImages: [] as string[],
		/** Inline scripts that are not allowed, style elements, style attributes, event handler attributes. */
		inlineCode: [] as string[],
		/** Remains of an unfinished render: hidden Suspense content or its markers. */
		fallbacks: [] as string[],
	};
}

/** What other pages' rules use of a page, and what this page uses of single files: `uses` has their addresses as the page names them. */
export type PageOutline = Pick<PageFacts, "title" | "ids"> & { uses: string[] };

/** The pages whose anchors a page links to, and its pictures for social networks: all that comes and goes with another page's text. */
export function outlineOf({ title, ids, links, socialImages }: PageFacts): PageOutline {
	const anchored = links.filter((href) => href.includes("#") && !href.startsWith("#")).map((href) => href.split(/[?#]/)[0] ?? "");
	return { title, ids, uses: [...new Set([...anchored, ...socialImages])] };
}

const headingTag = /^h[1-6]$/;

/** Reads a page as a browser would. Allowed inline scripts are ignored. */
export function readPage(html: string, inlineScripts: readonly string[]): PageFacts {
	const facts = createFacts(html);
	let [inTitle, inBody, inScript, inHeading, inTemplate] = [false, false, false, false, false];
	let script = "";
	let inData = false;
	let inMain = false;
	// In a group without another name, the legend must be the first child.
	let awaitsLegend = false;
	const parser = new Parser({
		onopentag(tag, attributes) {
			// The fallback content for a failed app is not visible, so it is ignored.
			if (tag === "template" && attributes["data-failed"] !== undefined) inTemplate = true;
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
				inData = attributes["type"] === "application/ld+json";
				inScript = !attributes["src"] && !inData;
			}
			readAnyElement(tag, attributes, facts);
			readElement(tag, attributes, facts);
		},
		ontext(text) {
			if (inTemplate) return;
			if (inTitle) facts.title += text;
			else if (inScript || inData) script += text;
			else if (inMain) facts.mainText = (facts.mainText ?? 0) + text.replace(/\s+/g, "").length;
			if (inHeading && !inTitle && !inScript && !inData) {
				const heading = facts.headings.at(-1);
				if (heading) heading.text += text;
			}
		},
		onclosetag(tag) {
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
		oncomment(text) {
			// React marks an unfinished boundary with `<!--$?-->` or `<!--$!-->`.
			if (/^\$[?!]/.test(text)) facts.fallbacks.push(`<!--${text}-->`);
		},
	});
	parser.end(html);
	return facts;
}

type Attributes = Readonly<Record<string, string>>;

function readAnyElement(tag: string, attributes: Attributes, facts: PageFacts): void {
	for (const [name, value] of Object.entries(attributes)) {
		if (name === "id") facts.ids.push(value);
		else if (name === "src") facts.assets.push(value);
		else if (name === "srcset") {
			facts.assets.push(...addressesIn(value));
			const files = value.split(",");
			// A single file leaves no choice.
			const isUsable = files.length === 1 || (files.every((each) => /\s\d+w$/.test(each.trim())) && attributes["sizes"]);
			if (!isUsable) facts.unusableSources.push(value);
		} else if (name === "style" || name.startsWith("on")) facts.inlineCode.push(`${tag} ${name}="…"`);
	}
}

/** Whether a group of fields has a name other than a legend. */
function isNamed(attributes: Attributes): boolean {
	return Boolean(attributes["aria-label"] || attributes["aria-labelledby"]);
}

function readElement(tag: string, attributes: Attributes, facts: PageFacts): void {
	if (tag === "a") readLink(attributes, facts);
	else if (tag === "link") readHeadLink(attributes, facts);
	else if (tag === "meta") readMeta(attributes, facts);
	else if (tag === "style") facts.inlineCode.push("<style>");
	else if (tag === "template") facts.fallbacks.push("<template>");
	else if (tag === "div" && attributes["hidden"] !== undefined && attributes["id"]?.startsWith("S:"))
		facts.fallbacks.push("<div>");
	else if (tag === "html") {
		facts.lang = attributes["lang"] ?? "";
		const app = attributes["data-app"];
		if (app) facts.assets.push(app);
	}
}

function readLink(attributes: Attributes, facts: PageFacts): void {
	const href = attributes["href"];
	if (href === undefined) return;
	facts.links.push(href);
	if (attributes["hreflang"] !== undefined) facts.otherLanguages.push(href);
}

function readHeadLink(attributes: Attributes, facts: PageFacts): void {
	const href = attributes["href"];
	if (href === undefined) return;
	const [rel, lang] = [attributes["rel"], attributes["hreflang"]];
	if (rel === "canonical") facts.canonical = href;
	else if (rel === "alternate" && lang) facts.alternates[lang] = href;
	else if (rel === "prev" || rel === "next") facts.neighbours[rel] = href;
	else facts.assets.push(href);
}

function readMeta(attributes: Attributes, facts: PageFacts): void {
	const content = attributes["content"] ?? "";
	const [name, property = ""] = [attributes["name"], attributes["property"]];
	if (name === "description") facts.description = content;
	if (name === "robots" && /\bnoindex\b/.test(content)) facts.hidden = true;
	if (property === "og:image") facts.socialImages.push(content);
	if (/^og:image:(width|height)$/.test(property)) facts.socialSizes.push(content);
}

/** Addresses in a `srcset` such as `a.avif 480w, b.avif 800w`. This site writes no commas inside addresses. */
function addressesIn(srcset: string): string[] {
	return srcset.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
