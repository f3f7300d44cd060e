import type { Passage, Piece } from "../../types/content.ts";

/**
 * Where the source differs from the text it represents, by syntax: line breaks with the white space around them, doubled quotes,
 * escapes, character references.
 */
const written = {
	plain: /[ \t]*\n[ \t\n]*/g,
	single: /[ \t]*\n[ \t\n]*|''/g,
	double: /[ \t]*\n[ \t\n]*|\\(?:\n[ \t]*|x..|u.{4}|U.{8}|[\s\S])/g,
	markdown: /[ \t]*\n[ \t>]*|\\[!-/:-@[-`{-~]|&#?\w+;/g,
};

/** The syntax of a source: unquoted YAML (blocks too), single quotes, double quotes, or Markdown. */
export type Writing = keyof typeof written;

/** A YAML string as a passage. `source` is its source, including quotes and block indicator; null where the mapping is unclear. */
export function readYamlString(value: string, source: string, start: number): Passage | null {
	const quote = source.charAt(0);
	const block = /^[|>][^\n]*/.exec(source);
	if (block) return alignPieces(value, source.slice(block[0].length), start + block[0].length, "plain");
	if (quote !== '"' && quote !== "'") return alignPieces(value, source, start, "plain");
	return alignPieces(value, source.slice(1, -1), start + 1, quote === '"' ? "double" : "single");
}

/**
 * Maps `value` to its `source`, which begins at `start`. Exact to the character, so that a fix of the passage is a fix of the
 * source; null where the two do not match.
 */
export function alignPieces(value: string, source: string, start: number, writing: Writing): Passage | null {
	if (value === source) return { text: value, pieces: [[0, start, start + value.length]] };
	const pieces: Piece[] = [];
	let [at, from] = [0, 0];
	const step = (length: number, until: number) => {
		if (length > 0) pieces.push([at, start + from, start + until]);
		[at, from] = [at + length, until];
	};
	const verbatim = (until: number): boolean => {
		if (!value.startsWith(source.slice(from, until), at)) return false;
		step(until - from, until);
		return true;
	};
	for (const { 0: sign, index } of source.matchAll(written[writing])) {
		if (!verbatim(index)) return null;
		step(lengthRead(sign, value, at), index + sign.length);
	}
	return verbatim(source.length) && value.slice(at).trim() === "" ? { text: value.slice(0, at), pieces } : null;
}

/** Length of the part of the value that a piece of source text stands for. */
function lengthRead(sign: string, value: string, at: number): number {
	if (sign.startsWith("\\\n")) return 0;
	if (sign.includes("\n")) return /[^ \t\n]/.exec(value.slice(at))?.index ?? value.length - at;
	// An unknown character reference is literal text.
	if (sign.startsWith("&") && value.startsWith(sign, at)) return sign.length;
	return (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Moves the passages of a text that begins at an offset of its file. */
export function movePassages(passages: readonly Passage[], offset: number): Passage[] {
	return passages.map((passage) => ({
		...passage,
		pieces: passage.pieces.map(([at, start, end]) => [at, start + offset, end + offset]),
	}));
}

/** Maps a passage of Markdown inside a YAML string to the file of that string. */
export function mapPassage({ text, pieces, ...rest }: Passage, string: Passage): Passage {
	return {
		...rest,
		text,
		pieces: pieces.flatMap(([at, start, end], index): Piece[] => {
			const length = (pieces[index + 1]?.[0] ?? text.length) - at;
			const found = piecesBetween(string, start, end);
			if (length === end - start) return found.map(([from, ...range]) => [at + from - start, ...range]);
			return [[at, found[0]?.[1] ?? 0, found.at(-1)?.[2] ?? 0]];
		}),
	};
}

/** The source range of part of a passage, or null where the source has characters in between that the passage leaves out. */
export function findRange(passage: Passage, from: number, to: number): readonly [start: number, end: number] | null {
	const found = piecesBetween(passage, from, to);
	const whole = found.every(([, , end], index) => end === (found[index + 1]?.[1] ?? end));
	const [first, last] = [found[0], found.at(-1)];
	return first && last && whole ? [first[1], last[2]] : null;
}

/** The pieces of part of a passage, the outer ones cut to it. */
function piecesBetween({ text, pieces }: Passage, from: number, to: number): Piece[] {
	const found: Piece[] = [];
	for (let index = findPiece(pieces, from); index < pieces.length; index++) {
		const [at, start, end] = pieces[index] ?? [0, 0, 0];
		if (at >= to) break;
		const next = pieces[index + 1]?.[0] ?? text.length;
		const [a, b] = [Math.max(at, from), Math.min(next, to)];
		found.push(next - at === end - start ? [a, start + a - at, start + b - at] : [a, start, end]);
	}
	return found;
}

/** Index of the last piece that begins at or before an offset of the passage. */
function findPiece(pieces: readonly Piece[], place: number): number {
	let [low, high] = [0, pieces.length - 1];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((pieces[middle]?.[0] ?? 0) <= place) low = middle;
		else high = middle - 1;
	}
	return Math.max(low, 0);
}
