import { fold } from "#schemas/shared/search-words.ts";

/** A piece of a text, and whether it is a match. */
export type Part = { text: string; hit: boolean };

/** Splits a text wherever one of the folded needles begins or ends. The parts joined are the text. */
export function highlight(text: string, needles: readonly string[]): Part[] {
	const letters = (text.match(/[\s\S]\p{M}*/gu) ?? []).map((letter) => ({ letter, folded: fold(letter) }));
	const folded = letters.map((each) => each.folded).join("");
	const marked = new Set<number>();
	for (const needle of needles)
		for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length))
			for (let index = at; index < at + needle.length; index++) marked.add(index);
	const parts: Part[] = [];
	let at = 0;
	for (const { letter, folded: base } of letters) {
		const hit = [...base].some((_, index) => marked.has(at + index));
		const last = parts.at(-1);
		if (last?.hit === hit) last.text += letter;
		else parts.push({ text: letter, hit });
		at += base.length;
	}
	return parts;
}
