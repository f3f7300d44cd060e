import font from "./title-font.json" with { type: "json" };

/** Thousandths of the font size: how far the pen moves on, SVG path data from the baseline with y downwards. */
type Glyph = { advance: number; outline: string };

/** The serif of the site at weight 600, as `scripts/fonts/outlines.py` writes it. `kern`: how far a second character moves after a first one. */
type TitleFont = { glyphs: Record<string, Glyph>; kern: Record<string, Record<string, number>> };

/** A character of a line and where it begins, in thousandths of the font size. */
type PlacedGlyph = { character: string; x: number };

/** A line of text: its characters, those that show nothing left out, and its width in thousandths of the font size. */
export type SetLine = { glyphs: PlacedGlyph[]; width: number };

/** Reads the font. Text is set by its outlines, never by the fonts of the machine. */
export function loadTitleFont() {
	const { glyphs, kern }: TitleFont = font;
	return {
		glyphs,
		/** Sets a line. Of a letter that the font lacks the base is shown («ā» as «a»), of any other character nothing. */
		setLine(text: string): SetLine {
			const line: SetLine = { glyphs: [], width: 0 };
			let before = "";
			for (const written of text) {
				const character = glyphs[written] ? written : (written.normalize("NFD")[0] ?? "");
				const glyph = glyphs[character];
				if (!glyph) continue;
				line.width += kern[before]?.[character] ?? 0;
				if (glyph.outline !== "") line.glyphs.push({ character, x: line.width });
				line.width += glyph.advance;
				before = character;
			}
			return line;
		},
	};
}

export type LoadedFont = ReturnType<typeof loadTitleFont>;

/** Where a title breaks into lines that are no wider than `widest`, in thousandths of the font size; a word that is wider breaks anywhere. */
export function breakLines(title: string, widest: number, { setLine }: LoadedFont): string[] {
	const fits = (text: string) => setLine(text).width <= widest;
	const lines: string[] = [];
	// No-break spaces stay within a line.
	for (const word of title.split(/[ \n]+/).flatMap((each) => pieces(each, fits))) {
		const longer = `${lines.at(-1) ?? ""} ${word}`;
		if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** A word in pieces that fit on a line, broken after hyphens where it has them. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
	if (fits(word)) return [word];
	const found: string[] = [];
	for (const part of word.split(/(?<=-)/).flatMap((each) => (fits(each) ? [each] : [...each]))) {
		const longer = (found.at(-1) ?? "") + part;
		if (found.length > 0 && fits(longer)) found[found.length - 1] = longer;
		else found.push(part);
	}
	return found;
}
