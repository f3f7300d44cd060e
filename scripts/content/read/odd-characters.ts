import { codePoint } from "#schemas/shared/web-address.ts";
import { withHint } from "../../messages/message.ts";
import type { Diagnostic, Fix } from "../../report/diagnostic.ts";
import { type Occurrence, reportOccurrences } from "../../report/occurrences.ts";

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

/** Finds characters that are invisible to people and break programs. */
export function findOddCharacters(text: string, file: string): Diagnostic[] {
	if (!suspicious.test(text)) return [];
	return reportOccurrences([...hidden(text), ...doubled(text), ...strange(text)], text, file);
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

function* hidden(text: string): Generator<Occurrence> {
	const describe = (sign: string) => withHint("read.unseen", { sign: codePoint(sign) });
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

function* doubled(text: string): Generator<Occurrence> {
	const describe = (sign: string) =>
		withHint("read.composed", { letter: sign.normalize("NFC"), parts: [...sign].map(codePoint) });
	for (const { 0: sign, index } of text.matchAll(composed))
		if (sign.normalize("NFC") !== sign) yield { at: index, sign, describe, mended: { from: sign, to: sign.normalize("NFC") } };
}

function* strange(text: string): Generator<Occurrence> {
	const describe = (sign: string) => withHint("read.otherScript", { letter: sign, sign: codePoint(sign) });
	for (const { 0: pair, index } of text.matchAll(mixed)) {
		if (inAddress.test(text.slice(Math.max(0, index - 100), index))) continue;
		const letters = [...pair];
		const sign = letters.find((letter) => !/\p{sc=Latin}/u.test(letter)) ?? "";
		yield { at: index + letters.indexOf(sign), sign, describe };
	}
}
