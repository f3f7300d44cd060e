import type { Lang } from "#schemas/spec/languages.ts";
import type { Conventions } from "./conventions.ts";

/**
 * Signs of a text that are not as the language sets them, and what is to stand there. `start` and `end` are offsets; where
 * they are equal, something is missing in front of a sign. `right` is null where only an editor can tell. `hint` says what
 * to type.
 */
export type TypographyFinding = { start: number; end: number; right: string | null; message: string; hint: string };

/**
 * Finds what is not set as one language sets it. Passages are divided by U+2029, lines that the writer asked for end with U+2028,
 * and U+FFFC stands for code or a picture. Patterns begin with the sign that they are about and look behind only then: a
 * look behind at every letter of all texts takes longer than the rest of the check of a file.
 */
export type Rule = (text: string, language: Conventions & { lang: Lang }) => TypographyFinding[];

/** A gap between two signs that is not the right one; `where` says between which. Null when nothing is wrong. */
export function wrongGap(
	{ start, stands, right, where }: { start: number; stands: string; right: string; where: string },
	language: string,
): TypographyFinding | null {
	if (stands === right) return null;
	return {
		start,
		end: start + stands.length,
		right,
		message: `${capital(nameGap(stands))} stands ${where}; ${language} puts ${right === "" ? "nothing" : nameGap(right)} there.`,
		hint: right === "" ? "close the gap" : `type ${nameSigns(right)}`,
	};
}

/** The spaces that end at an offset. */
export function gapBefore(text: string, offset: number): string {
	let start = offset;
	while (/[ \u00a0\u202f\n]/.test(text.charAt(start - 1))) start--;
	return text.slice(start, offset);
}

/** The spaces that begin at an offset. */
export function gapBehind(text: string, offset: number): string {
	let end = offset;
	while (/[ \u00a0\u202f\n]/.test(text.charAt(end))) end++;
	return text.slice(offset, end);
}

const gaps: Readonly<Record<string, string>> = {
	"": "no space",
	" ": "a plain space",
	"\n": "a line end",
	"\u00a0": "a no-break space",
	"\u202f": "a narrow no-break space",
};

const signs: Readonly<Record<string, string>> = {
	"…": "ellipsis",
	"’": "apostrophe",
	"‘": "opening single quote",
	"‚": "low single quote",
	"“": "double quote like a 66",
	"”": "double quote like a 99",
	"„": "low double quote",
	"«": "guillemet to the left",
	"»": "guillemet to the right",
	"–": "en dash",
	"¿": "inverted question mark",
	"¡": "inverted exclamation mark",
	",": "comma",
	".": "point",
};

function nameGap(gap: string): string {
	return gaps[gap] ?? "more than one space";
}

function capital(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How an editor finds signs: «– (en dash, U+2013)», «a no-break space (U+00A0)». */
export function nameSigns(text: string): string {
	return [...text]
		.map((sign) => {
			const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
			return gaps[sign] ? `${gaps[sign]} (${code})` : `${sign} (${signs[sign]}, ${code})`;
		})
		.join(" and ");
}
