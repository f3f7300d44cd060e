import font from "./title-font.json" with { type: "json" };

/** In thousandths of the font size: the advance width, and SVG path data relative to the baseline with y downwards. */
type Glyph = { advance: number; outline: string };

/**
 * The site's serif at weight 600, as written by `scripts/fonts/outlines.py`. `kern` is the adjustment between a first and a second
 * character.
 */
type TitleFont = { glyphs: Record<string, Glyph>; kern: Record<string, Record<string, number>> };

/** A character of a line and its horizontal position, in thousandths of the font size. */
type PlacedGlyph = { character: string; x: number };

/** A line of text: its visible characters, and its width in thousandths of the font size. */
export type SetLine = { glyphs: PlacedGlyph[]; width: number };

/** Loads the font. Text is drawn from its outlines, never with fonts of the machine. */
export function loadTitleFont() {
	const { glyphs, kern }: TitleFont = font;
	return {
		glyphs,
		/**
		 * Lays out a line. An unsupported letter is replaced by its base letter («ā» by «a»), other unsupported characters are dropped.
		 */
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

/**
 * Breaks a title into lines no wider than `widest`, in thousandths of the font size; a word that is too wide is broken anywhere.
 */
export function breakLines(title: string, widest: number, { setLine }: LoadedFont): string[] {
	const fits = (text: string) => setLine(text).width <= widest;
	const lines: string[] = [];
	// Not `\s`: no-break spaces do not break lines.
	for (const word of title.split(/[ \n]+/).flatMap((each) => pieces(each, fits))) {
		const longer = `${lines.at(-1) ?? ""} ${word}`;
		if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** Splits a word into pieces that fit on a line, after hyphens where possible. */
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
