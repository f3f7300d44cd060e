import { type Figure, placeholderPattern } from "./figures.ts";
import { mapJson, type Replace } from "./map-json.ts";

/** Formats a figure: for a sentence if `before`, the sentence up to it, is given; otherwise for tables and badges. */
export type WriteFigure = (figure: Figure, before?: string) => string;

/** Fields without prose, in which braces are not figures. */
const addresses = new Set(["href", "src"]);

/**
 * Replaces `{humidity}` by the figure of that name in every string of a text, except in code and addresses; unknown names are kept.
 */
export function fillFigures<T>(value: T, find: (name: string) => Figure | undefined, write: WriteFigure): T {
	const fillString = (text: string, inSentence: boolean): string =>
		text.replace(placeholderPattern, (whole, name: string, at: number) => {
			const figure = find(name);
			return figure ? write(figure, inSentence ? text.slice(0, at) : undefined) : whole;
		});
	const outsideCells: Replace = (each, key, holder) => {
		if (addresses.has(key)) return each;
		if (typeof each === "string") return fillString(each, !isBadge(each, holder));
		return isTag(each, "td", "th") ? mapJson(each, insideCells) : kept(each);
	};
	const insideCells: Replace = (each, key) => {
		if (addresses.has(key)) return each;
		return typeof each === "string" ? fillString(each, false) : kept(each);
	};
	return mapJson(value, outsideCells);
}

/** A field with nothing but a figure is a badge; in RichText, all strings are parts of sentences. */
function isBadge(text: string, holder: object | null): boolean {
	const isField = holder !== null && !Array.isArray(holder) && !("type" in holder);
	return isField && text.trim().replace(placeholderPattern, "") === "";
}

function kept(each: unknown): unknown {
	return isTag(each, "code") ? each : undefined;
}

function isTag(each: unknown, ...tags: string[]): boolean {
	return typeof each === "object" && each !== null && "tagName" in each && tags.some((tag) => tag === each.tagName);
}
