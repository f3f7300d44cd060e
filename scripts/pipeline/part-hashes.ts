import { minutesFor } from "#schemas/reading.ts";
import type { Part } from "../types/content.ts";

/** The data of a part that other pages show: its fields; and of its Markdown the headings, links, pictures and reading time. */
export function surfaceOf({ file, data, digest, marks }: Part): unknown {
	const images = marks.flatMap((mark) => (mark.type === "image" ? [mark.url] : []));
	if (!digest) return [file, data, images];
	const { words, headings, leadsTo, details } = digest;
	return [file, data, images, minutesFor(words), headings, leadsTo, details];
}

/**
 * The data of a part that rules about the whole content use, without positions. Excludes the length of its text and the parts that
 * translations are compared with, which only other rules use.
 */
export function partContent({ digest, bodyStart, positions, marks, samples, numbers, ...part }: Part): unknown {
	const withoutPositions = [marks, samples, numbers].map((list) => list.map(({ position, ...each }) => each));
	const { words, parts, ...others } = digest ?? { words: null, parts: null };
	return [part, withoutPositions, Object.keys(positions), digest && others];
}

/** The positions of that data. */
export function partPositions({ bodyStart, positions, marks, samples, numbers }: Part): unknown {
	return [bodyStart, positions, [marks, samples, numbers].map((list) => list.map(({ position }) => position))];
}
