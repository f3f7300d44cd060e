import type { Lang } from "#schemas/spec/languages.ts";
import { codePoint } from "#schemas/spec/web-address.ts";
import { type Message, say } from "../messages/message.ts";
import type { Conventions } from "./conventions.ts";

/**
 * Signs of a text that are not as the language sets them, and what is to stand there. `start` and `end` are offsets; where
 * they are equal, something is missing in front of a sign. `right` is null where only an editor can tell. `hint` says what
 * to type.
 */
export type TypographyFinding = { start: number; end: number; right: string | null; message: Message; hint: Message };

/**
 * Finds what is not set as one language sets it. Passages are divided by U+2029, lines that the writer asked for end with U+2028,
 * and U+FFFC stands for code or a picture. Patterns begin with the sign that they are about and look behind only then: a
 * look behind at every letter of all texts takes longer than the rest of the check of a file.
 */
export type Rule = (text: string, language: Conventions & { lang: Lang }) => TypographyFinding[];

/** A gap between two signs that is not the right one; `where` says between which. Null when nothing is wrong. */
export function wrongGap(
	{ start, stands, right, where }: { start: number; stands: string; right: string; where: Message },
	lang: Lang,
): TypographyFinding | null {
	if (stands === right) return null;
	const said = { where, language: { lang } };
	return {
		start,
		end: start + stands.length,
		right,
		message:
			right === ""
				? say("typography.gapNeedless", { ...said, stands: say(`typography.gapFirst.${nameGap(stands)}`) })
				: stands === ""
					? say("typography.gapMissing", { ...said, right: say(`typography.gap.${nameGap(right)}`) })
					: say("typography.gapWrong", {
							...said,
							stands: say(`typography.gapFirst.${nameGap(stands)}`),
							right: say(`typography.gap.${nameGap(right)}`),
						}),
		hint: right === "" ? say("typography.close.hint") : say("typography.type.hint", { signs: nameSigns(right) }),
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

const gaps = { " ": "plain", "\n": "lineEnd", "\u00a0": "noBreak", "\u202f": "narrow" } as const;

const signs = {
	"…": "ellipsis",
	"’": "apostrophe",
	"‘": "openingSingle",
	"‚": "lowSingle",
	"“": "double66",
	"”": "double99",
	"„": "lowDouble",
	"«": "guillemetLeft",
	"»": "guillemetRight",
	"–": "enDash",
	"¿": "invertedQuestion",
	"¡": "invertedExclamation",
	",": "comma",
	".": "point",
} as const;

function nameGap(gap: string) {
	return isIn(gap, gaps) ? gaps[gap] : "many";
}

/** How an editor finds signs: «– (en dash, U+2013)», «a no-break space (U+00A0)». */
export function nameSigns(text: string): Message[] {
	return [...text].map((sign) => {
		const code = codePoint(sign);
		if (isIn(sign, gaps)) return say("typography.gapWithCode", { gap: say(`typography.gap.${gaps[sign]}`), code });
		return say("typography.signWithName", { sign, name: isIn(sign, signs) ? say(`typography.sign.${signs[sign]}`) : sign, code });
	});
}

function isIn<Names extends object>(sign: string, names: Names): sign is keyof Names & string {
	return Object.hasOwn(names, sign);
}
