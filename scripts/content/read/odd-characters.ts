import { codePoint } from "#schemas/shared/web-address.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { Diagnostic, Fix } from "../../report/diagnostic.ts";
import { offerFixes } from "../../report/fix.ts";
import { indexLines } from "../../report/line-index.ts";

/**
 * Any character outside those that nearly all texts consist of, or a possible escape sequence: texts without one are not examined
 * further. Four times as fast as searching for the wrong characters themselves.
 */
const suspicious =
	/[^\t\n -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u202f\u2030-\u205e\u2070-\u2125\u212c-\u2bff]|\\[0abefrvxuU]/;

/** Control characters, characters without width, bidirectional controls and private-use characters. */
const unseen = /[^\P{Cc}\t\n]|[\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The same as escape sequences in a double-quoted YAML string (YAML 1.2.2, 5.7). */
const escaped = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})|([0abefrv]))/gi;
const quoted = /"(?:[^"\\\n]|\\.)*"/g;
const named: Readonly<Record<string, string>> = { 0: "\0", a: "\x07", b: "\b", e: "\x1b", f: "\f", r: "\r", v: "\v" };

/** A letter with combining marks, or one of three characters with a duplicate in Unicode. */
const composed = /\p{L}\p{M}+|[\u2126\u212a\u212b]/gu;

/** Letters of two scripts in one word, where the second looks like Latin: all of Cyrillic, and the Greek look-alikes. */
const mixed =
	/[A-Za-z\u00c0-\u024f][\u0400-\u052f\u13a0-\u13ffΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]|[\u0400-\u052f\u13a0-\u13ffΑΒΕΖΗΙΚΜΝΟΡΤΥΧο][A-Za-z\u00c0-\u024f]/gu;

/** Odd characters in the host of an address are reported with the address. */
const inAddress = /https?:\/\/[^\s/]*$/i;

/** U+200D joins several emoji into one. */
const joined = /\p{Extended_Pictographic}\ufe0f?$/u;

/** Message and hint about a character. */
type Texts = { message: Message; hint: Message };

/** An odd character and its offset, with what is certainly meant. A text may contain it a hundred thousand times, so its message is made once. */
export type OddCharacter = { at: number; sign: string; describe(sign: string): Texts; mended?: Fix };

/** Finds characters that are invisible to people and break programs. */
export function findOddCharacters(text: string, file: string): Diagnostic[] {
	if (!suspicious.test(text)) return [];
	return reportOddCharacters([...hidden(text), ...doubled(text), ...strange(text)], text, file);
}

/** Each character is one finding, at its first occurrence. */
export function reportOddCharacters(odds: readonly OddCharacter[], text: string, file: string): Diagnostic[] {
	const found = new Map<string, Texts & { at: number; times: number; mended: Fix | undefined; also: number[] }>();
	for (const { at, sign, describe, mended } of odds) {
		const first = found.get(sign);
		if (!first) found.set(sign, { ...describe(sign), at, times: 1, mended, also: [] });
		else {
			first.times += 1;
			if (first.mended?.from === mended?.from && first.mended?.to === mended?.to) first.also.push(at);
		}
	}
	const locate = indexLines(text);
	const diagnostics = [...found.values()].map(
		({ at, message, hint, times, mended, also }): Diagnostic => ({
			...{ code: "odd-character", file, position: locate(at), hint },
			message: times === 1 ? message : msg("read.times", { message, times }),
			...(mended ? { fix: { ...mended, ...(also.length > 0 ? { also: also.map(locate) } : {}) } } : {}),
		}),
	);
	return offerFixes(diagnostics, text);
}

/** Separators of lines, which stand between two words. */
const separator = /^[\v\f\u0085\p{Zl}\p{Zp}]$/u;

/**
 * What stands in place of an invisible character: nothing, but a space between two words, and a dash for a bullet, which Word takes
 * from a font of its own.
 */
function withoutHidden(text: string, at: number, sign: string, typed: string): Fix {
	const [before, behind] = [text.charAt(at - 1), text.charAt(at + typed.length)];
	const isBullet = /\p{Co}/u.test(sign) && (before === "" || before === "\n") && /[ \t\u00a0]/.test(behind);
	const isBetween = separator.test(sign) && /\S/.test(before) && /\S/.test(behind);
	return { from: typed, to: isBullet ? "-" : isBetween ? " " : "" };
}

function* hidden(text: string): Generator<OddCharacter> {
	const describe = (sign: string) => ({ message: msg("read.unseen", { sign: codePoint(sign) }), hint: msg("read.unseen.hint") });
	for (const { 0: sign, index } of text.matchAll(unseen))
		if (!(sign === "\u200d" && joined.test(text.slice(Math.max(0, index - 3), index))))
			yield { at: index, sign, describe, mended: withoutHidden(text, index, sign, sign) };
	for (const quote of text.matchAll(quoted))
		for (const match of quote[0].matchAll(escaped)) {
			const [, two, four, eight, letter] = match;
			const sign = letter === undefined ? signOf(two ?? four ?? eight ?? "") : named[letter.toLowerCase()];
			if (sign !== undefined && sign.search(unseen) === 0)
				yield {
					at: quote.index + match.index,
					sign,
					describe,
					mended: withoutHidden(text, quote.index + match.index, sign, match[0]),
				};
		}
}

function signOf(digits: string): string | undefined {
	const number = Number.parseInt(digits, 16);
	return number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}

function* doubled(text: string): Generator<OddCharacter> {
	const describe = (sign: string) => ({
		message: msg("read.composed", { letter: sign.normalize("NFC"), parts: [...sign].map(codePoint) }),
		hint: msg("read.composed.hint", { letter: sign.normalize("NFC") }),
	});
	for (const { 0: sign, index } of text.matchAll(composed))
		if (sign.normalize("NFC") !== sign) yield { at: index, sign, describe, mended: { from: sign, to: sign.normalize("NFC") } };
}

function* strange(text: string): Generator<OddCharacter> {
	const describe = (sign: string) => ({
		message: msg("read.otherScript", { letter: sign, sign: codePoint(sign) }),
		hint: msg("read.otherScript.hint"),
	});
	for (const { 0: pair, index } of text.matchAll(mixed)) {
		if (inAddress.test(text.slice(Math.max(0, index - 100), index))) continue;
		const letters = [...pair];
		const sign = letters.find((letter) => !/\p{sc=Latin}/u.test(letter)) ?? "";
		yield { at: index + letters.indexOf(sign), sign, describe };
	}
}
