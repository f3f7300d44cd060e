import { minutesFor } from "#schemas/reading.ts";
import type { Part } from "../types/content.ts";

/** What is seen of a part on other pages: its data; of its Markdown the headings, what it leads to and shows, how long it takes to read. */
export function surfaceOf({ file, data, digest, marks }: Part): unknown {
	const images = marks.flatMap((mark) => (mark.type === "image" ? [mark.url] : []));
	if (!digest) return [file, data, images];
	const { words, headings, leadsTo, details } = digest;
	return [file, data, images, minutesFor(words), headings, leadsTo, details];
}

/**
 * What rules about the whole content look at in a part, but for where it stands: how long its text is and what its translations were made
 * from, others do.
 */
export function saidBy({ digest, bodyStart, positions, marks, samples, numbers, ...part }: Part): unknown {
	const unplaced = [marks, samples, numbers].map((list) => list.map(({ position, ...each }) => each));
	const { words, parts, ...others } = digest ?? { words: null, parts: null };
	return [part, unplaced, Object.keys(positions), digest && others];
}

/** Where that stands. */
export function placesIn({ bodyStart, positions, marks, samples, numbers }: Part): unknown {
	return [bodyStart, positions, [marks, samples, numbers].map((list) => list.map(({ position }) => position))];
}
