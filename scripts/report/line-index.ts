import type { Position } from "../types/position.ts";

/** Converts offsets of a text to positions. Line starts are computed once, on first use. Offsets outside the text are clamped. */
export function indexLines(text: string): (offset: number) => Position {
	let found: number[] | null = null;
	return (given) => {
		found ??= findStarts(text);
		const starts = found;
		const offset = Math.min(Math.max(given, 0), text.length);
		let [low, high] = [0, starts.length - 1];
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if ((starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return [low + 1, offset - (starts[low] ?? 0) + 1];
	};
}

function findStarts(text: string): number[] {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
