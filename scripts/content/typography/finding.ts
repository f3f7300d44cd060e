import type { Lang } from "#schemas/shared/languages.ts";
import { codePoint } from "#schemas/shared/web-address.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { Conventions } from "./conventions.ts";

/**
 * Characters of a text that break a convention, and their replacement. `start` and `end` are offsets; when they are equal,
 * something is missing before a character. `right` is null when only an editor can decide. `hint` says what to type. `opening` is
 * the finding at the beginning of the same quotation, with which this one is reported.
 */
export type TypographyFinding = {
	start: number;
	end: number;
	right: string | null;
	message: Message;
	hint: Message;
	opening?: TypographyFinding;
};

/**
 * Finds what breaks one convention of a language. Passages are separated by U+2029, hard line breaks are U+2028, and U+FFFC
 * replaces code and pictures. Patterns begin with the character in question and look behind only from there: a lookbehind at every
 * letter of all texts would take longer than the rest of the check of a file.
 */
export type Rule = (text: string, language: Conventions & { lang: Lang }) => TypographyFinding[];

/** A wrong space between two characters; `where` says between which. Null if it is right. */
export function wrongGap(
	{ start, gap: found, right, where }: { start: number; gap: string; right: string; where: Message },
	lang: Lang,
): TypographyFinding | null {
	if (found === right) return null;
	const said = { where, language: { lang } };
	return {
		start,
		end: start + found.length,
		right,
		message:
			right === ""
				? msg("typography.gapNeedless", { ...said, stands: msg(`typography.gapFirst.${nameGap(found)}`) })
				: found === ""
					? msg("typography.gapMissing", { ...said, right: msg(`typography.gap.${nameGap(right)}`) })
					: msg("typography.gapWrong", {
							...said,
							stands: msg(`typography.gapFirst.${nameGap(found)}`),
							right: msg(`typography.gap.${nameGap(right)}`),
						}),
		hint: right === "" ? msg("typography.close.hint") : msg("typography.type.hint", { signs: nameSigns(right) }),
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

/** Names of characters, for messages: «– (en dash, U+2013)», «a no-break space (U+00A0)». */
export function nameSigns(text: string): Message[] {
	return [...text].map((sign) => {
		const code = codePoint(sign);
		if (isIn(sign, gaps)) return msg("typography.gapWithCode", { gap: msg(`typography.gap.${gaps[sign]}`), code });
		return msg("typography.signWithName", { sign, name: isIn(sign, signs) ? msg(`typography.sign.${signs[sign]}`) : sign, code });
	});
}

function isIn<Names extends object>(sign: string, names: Names): sign is keyof Names & string {
	return Object.hasOwn(names, sign);
}
