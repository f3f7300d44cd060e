import { isUtf8 } from "node:buffer";
import { say } from "../messages/message.ts";
import type { Diagnostic, Finding, Outcome } from "../report/diagnostic.ts";
import { indexLines } from "../report/line-index.ts";
import { findOddCharacters } from "./odd-characters.ts";
import { findSecrets } from "./secrets.ts";

/** Takes the bytes of a file; gives its text without byte-order mark and with plain line ends, or null and why there is none. */
export function decodeText(bytes: Uint8Array, file: string): Outcome<string | null> {
	const text = decodeUtf8(bytes);
	if (text === null) return { value: null, diagnostics: [{ ...notUtf8(bytes), file }] };
	if (text.trim() === "") return { value: null, diagnostics: [{ ...empty, file, position: null }] };
	const lines = text.replaceAll("\r", "\n");
	return {
		value: lines,
		diagnostics: [...findOldLineEnds(text, lines, file), ...findOddCharacters(lines, file), ...findSecrets(lines, file)],
	};
}

/** Lines that end as they did on a Macintosh: editors show one long line, and so does what compares texts. */
function findOldLineEnds(text: string, lines: string, file: string): Diagnostic[] {
	const first = text.indexOf("\r");
	if (first === -1) return [];
	return [
		{
			...{ code: "odd-character", file, position: indexLines(lines)(first) },
			message: say("read.oldLineEnds"),
			hint: say("read.oldLineEnds.hint"),
		},
	];
}

/** The text of a file for people to look at: what cannot be read shows as U+FFFD. */
export function showText(bytes: Uint8Array): string {
	return plainLineEnds(utf8(bytes)).replaceAll("\r", "\n");
}

type TextFinding = Finding & Pick<Diagnostic, "position">;

const empty: Finding = {
	code: "empty-file",
	message: say("read.empty"),
	hint: say("read.empty.hint"),
};

function decodeUtf8(bytes: Uint8Array): string | null {
	return isUtf8(bytes) ? plainLineEnds(utf8(bytes)) : null;
}

/** Text without byte-order mark; a buffer is several times as quick here as a TextDecoder. */
function utf8(bytes: Uint8Array): string {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
	return text.startsWith("\ufeff") ? text.slice(1) : text;
}

function plainLineEnds(text: string): string {
	return text.includes("\r") ? text.replaceAll("\r\n", "\n") : text;
}

function notUtf8(bytes: Uint8Array): TextFinding {
	const code = "not-utf8";
	const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	if (utf16) return { code, position: null, message: say("read.utf16"), hint: say("read.utf16.hint") };
	const offset = firstWrongByte(bytes);
	const before = showText(bytes.subarray(0, offset));
	const value = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0");
	return {
		code,
		position: indexLines(before)(before.length),
		message: say("read.notUtf8", { number: offset + 1, value }),
		hint: say("read.notUtf8.hint"),
	};
}

/** Offset of the first byte that is no part of UTF-8. */
function firstWrongByte(bytes: Uint8Array): number {
	// Up to a wrong byte all can be read: the longest beginning that ends between two characters.
	let [right, wrong] = [0, bytes.length];
	while (wrong - right > 1) {
		const middle = (right + wrong) >> 1;
		if (isBeginning(bytes.subarray(0, middle))) right = middle;
		else wrong = middle;
	}
	// The wrong one is that which began a character that does not go on.
	while (right > 0 && !isUtf8(bytes.subarray(0, right))) right -= 1;
	return right;
}

/** Whether a text may begin so: the last character may be cut off. */
function isBeginning(bytes: Uint8Array): boolean {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
}
