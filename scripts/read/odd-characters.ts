import { codePoint } from "#schemas/spec/web-address.ts";
import { type Message, say } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { indexLines } from "../report/line-index.ts";

/**
 * Any character but those that nearly all texts are made of, or what may be an escape: a text without is looked at no further. It is
 * four times as quick as asking for what may be wrong.
 */
const suspicious =
	/[^\t\n -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u202f\u2030-\u205e\u2070-\u2125\u212c-\u2bff]|\\[0abefrvxuU]/;

/** Controls, what has no width, what turns the direction of reading, and what has no meaning outside one's own machine. */
const unseen = /[^\P{Cc}\t\n]|[\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The same, written with a backslash between double quotes of YAML (YAML 1.2.2, 5.7). */
const escaped = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})|([0abefrv]))/gi;
const quoted = /"(?:[^"\\\n]|\\.)*"/g;
const named: Readonly<Record<string, string>> = { 0: "\0", a: "\x07", b: "\b", e: "\x1b", f: "\f", r: "\r", v: "\v" };

/** A letter with its marks, or one of three signs that have a second number in Unicode. */
const composed = /\p{L}\p{M}+|[\u2126\u212a\u212b]/gu;

/** Letters of two scripts in one word, where the second looks like the first: all of Cyrillic, and what Greek has alike. */
const mixed =
	/[A-Za-z\u00c0-\u024f][\u0400-\u052f\u13a0-\u13ffΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]|[\u0400-\u052f\u13a0-\u13ffΑΒΕΖΗΙΚΜΝΟΡΤΥΧο][A-Za-z\u00c0-\u024f]/gu;

/** What is wrong with the host of an address is said of the address. */
const inAddress = /https?:\/\/[^\s/]*$/i;

/** An emoji may be made of several, which this joins. */
const joined = /\p{Extended_Pictographic}\ufe0f?$/u;

/** What is said of a character, and what to write. */
type Told = { message: Message; hint: Message };

/** A character that is not what it seems: where and which. A text may hold it a hundred thousand times, so what is said is made once. */
type Odd = { at: number; sign: string; tell(sign: string): Told };

/** What a text holds that nobody sees and programs stumble over. Each character is one finding, at its first place. */
export function findOddCharacters(text: string, file: string): Diagnostic[] {
	if (!suspicious.test(text)) return [];
	const found = new Map<string, Told & { at: number; times: number }>();
	for (const odds of [hidden(text), doubled(text), strange(text)])
		for (const { at, sign, tell } of odds) {
			const first = found.get(sign);
			if (first) first.times += 1;
			else found.set(sign, { ...tell(sign), at, times: 1 });
		}
	const locate = indexLines(text);
	return [...found.values()].map(({ at, message, hint, times }) => ({
		...{ code: "odd-character", file, position: locate(at), hint },
		message: times === 1 ? message : say("read.times", { message, times }),
	}));
}

function* hidden(text: string): Generator<Odd> {
	const tell = (sign: string) => ({ message: say("read.unseen", { sign: codePoint(sign) }), hint: say("read.unseen.hint") });
	for (const { 0: sign, index } of text.matchAll(unseen))
		if (!(sign === "\u200d" && joined.test(text.slice(Math.max(0, index - 3), index)))) yield { at: index, sign, tell };
	for (const quote of text.matchAll(quoted))
		for (const match of quote[0].matchAll(escaped)) {
			const [, two, four, eight, letter] = match;
			const sign = letter === undefined ? signOf(two ?? four ?? eight ?? "") : named[letter.toLowerCase()];
			if (sign !== undefined && sign.search(unseen) === 0) yield { at: quote.index + match.index, sign, tell };
		}
}

function signOf(digits: string): string | undefined {
	const number = Number.parseInt(digits, 16);
	return number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}

function* doubled(text: string): Generator<Odd> {
	const tell = (sign: string) => ({
		message: say("read.composed", { letter: sign.normalize("NFC"), parts: [...sign].map(codePoint) }),
		hint: say("read.composed.hint", { letter: sign.normalize("NFC") }),
	});
	for (const { 0: sign, index } of text.matchAll(composed)) if (sign.normalize("NFC") !== sign) yield { at: index, sign, tell };
}

function* strange(text: string): Generator<Odd> {
	const tell = (sign: string) => ({
		message: say("read.otherScript", { letter: sign, sign: codePoint(sign) }),
		hint: say("read.otherScript.hint"),
	});
	for (const { 0: pair, index } of text.matchAll(mixed)) {
		if (inAddress.test(text.slice(Math.max(0, index - 100), index))) continue;
		const letters = [...pair];
		const sign = letters.find((letter) => !/\p{sc=Latin}/u.test(letter)) ?? "";
		yield { at: index + letters.indexOf(sign), sign, tell };
	}
}
