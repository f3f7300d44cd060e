import type { Passage } from "../../types/content.ts";

/** Joins passages with a separator that has no source. */
export function joinPassages(passages: readonly Passage[], between: string): Passage {
	const joined: Passage = { text: "", pieces: [] };
	for (const [index, passage] of passages.entries()) {
		const end = joined.pieces.at(-1)?.[2] ?? 0;
		if (index > 0) append(joined, { text: between, pieces: [[0, end, end]] });
		append(joined, passage);
	}
	return joined;
}

/** Appends a passage to another. */
export function append(to: Passage, { text, pieces, italics = [] }: Passage): void {
	const length = to.text.length;
	for (const [at, start, end] of pieces) to.pieces.push([length + at, start, end]);
	if (italics.length > 0) {
		to.italics ??= [];
		for (const [a, b] of italics) to.italics.push([length + a, length + b]);
	}
	to.text += text;
}
