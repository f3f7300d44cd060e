import { isUtf8 } from "node:buffer";
import { withHint } from "../../messages/message.ts";
import { aboutFile, type Diagnostic, type Outcome } from "../../report/diagnostic.ts";
import { indexLines } from "../../report/line-index.ts";
import { findOddCharacters } from "./odd-characters.ts";
import { findSecrets } from "./secrets.ts";

/** Decodes the bytes of a file: its text without byte-order mark and with LF line endings, or null and the reason. */
export function decodeText(bytes: Uint8Array, file: string): Outcome<string | null> {
	const text = isUtf8(bytes) ? plainText(utf8(bytes)) : null;
	if (text === null) return { value: null, diagnostics: [notUtf8(bytes, file)] };
	if (text.trim() === "") return { value: null, diagnostics: [aboutFile(file, "empty-file", withHint("read.empty"))] };
	const lines = text.replaceAll("\r", "\n");
	return {
		value: lines,
		diagnostics: [...findOldLineEnds(text, lines, file), ...findOddCharacters(lines, file), ...findSecrets(lines, file)],
	};
}

/** Line endings of the classic Mac OS (CR): editors and diff tools show the file as one long line. */
function findOldLineEnds(text: string, lines: string, file: string): Diagnostic[] {
	const first = text.indexOf("\r");
	if (first === -1) return [];
	return [{ code: "odd-character", file, position: indexLines(lines)(first), ...withHint("read.oldLineEnds") }];
}

/** The text of a file for display: invalid bytes are shown as U+FFFD. */
export function showText(bytes: Uint8Array): string {
	return plainText(utf8(bytes)).replaceAll("\r", "\n");
}

/** A text without byte-order mark and with LF line endings. */
export function plainText(text: string): string {
	const unmarked = text.startsWith("\ufeff") ? text.slice(1) : text;
	return unmarked.includes("\r") ? unmarked.replaceAll("\r\n", "\n") : unmarked;
}

/** Restores the line endings and byte-order mark that the file had before. */
export function writtenLike(text: string, before: Uint8Array | null): string {
	const original = before === null ? "" : Buffer.from(before).toString("utf8");
	const lines = original.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
	return original.startsWith("\ufeff") ? `\ufeff${lines}` : lines;
}

/** Buffer is several times as fast here as TextDecoder. */
function utf8(bytes: Uint8Array): string {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

function notUtf8(bytes: Uint8Array, file: string): Diagnostic {
	const code = "not-utf8";
	const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	if (utf16) return aboutFile(file, code, withHint("read.utf16"));
	const offset = firstWrongByte(bytes);
	const before = showText(bytes.subarray(0, offset));
	const value = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0");
	return { code, file, position: indexLines(before)(before.length), ...withHint("read.notUtf8", { number: offset + 1, value }) };
}

/** Offset of the first byte that is not valid UTF-8. */
function firstWrongByte(bytes: Uint8Array): number {
	// Binary search for the longest prefix that is valid UTF-8, up to an incomplete last character.
	let [right, wrong] = [0, bytes.length];
	while (wrong - right > 1) {
		const middle = (right + wrong) >> 1;
		if (isBeginning(bytes.subarray(0, middle))) right = middle;
		else wrong = middle;
	}
	// Step back to the byte that began the incomplete character.
	while (right > 0 && !isUtf8(bytes.subarray(0, right))) right -= 1;
	return right;
}

/** Whether bytes are valid UTF-8 so far; the last character may be cut off. */
function isBeginning(bytes: Uint8Array): boolean {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
}
