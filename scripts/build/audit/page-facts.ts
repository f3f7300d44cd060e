import { Parser } from "htmlparser2";
import type { PageFacts } from "./collect-facts.ts";
import { collectFacts } from "./collect-facts.ts";

/** Parses a page as a browser would. Allowed inline scripts are ignored. */
export function readPage(html: string, inlineScripts: readonly string[]): PageFacts {
	const { facts, open, text, close, comment } = collectFacts(inlineScripts);
	const parser = new Parser({
		onopentag: (tag, attributes) => open(tag, Object.entries(attributes).flat()),
		ontext: text,
		onclosetag: close,
		oncomment: comment,
	});
	parser.end(html);
	return { ...facts, length: html.length };
}
