import { type Figure, placeholderPattern } from "./figures.ts";

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
	const fill = (each: unknown, inSentence: boolean): unknown => {
		if (typeof each === "string") return fillString(each, inSentence);
		if (Array.isArray(each)) return each.map((child) => fill(child, inSentence));
		if (typeof each !== "object" || each === null || ("tagName" in each && each.tagName === "code")) return each;
		const within = inSentence && !("tagName" in each && (each.tagName === "td" || each.tagName === "th"));
		return Object.fromEntries(
			Object.entries(each).map(([key, child]) => {
				if (addresses.has(key)) return [key, child];
				// A field with nothing but a figure is a badge; in RichText, all strings are parts of sentences.
				const isBadge = typeof child === "string" && !("type" in each) && child.trim().replace(placeholderPattern, "") === "";
				return [key, fill(child, within && !isBadge)];
			}),
		);
	};
	// Strings stay strings and the structure is kept, so the type is that of the argument.
	return fill(value, true) as T;
}
