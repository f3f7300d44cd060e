/** A stretch of a text, and whether it is what was looked for. */
export type Part = { text: string; hit: boolean };

/** Letters and signs that are more than a letter with a mark, as a keyboard writes them. */
const plain: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ς: "σ", ø: "o", ł: "l" };

/** A text without case, accents and fine typography, for comparing. Every letter folds by itself, whatever is around it. */
export function fold(text: string): string {
	// Most letters are plain, and highlighting folds them one by one.
	if (/^[!-~ ]*$/.test(text)) return text.toLowerCase();
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[œæßςøł]/g, (letter) => plain[letter] ?? letter)
		.replace(/[‘’‚]/g, "'")
		.replace(/[“”„«»]/g, '"')
		.replace(/[‐‑–]/g, "-")
		.replace(/\s/g, " ");
}

/** Cuts a text wherever one of the folded needles begins or ends. The parts make up the text again. */
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
