import { isUtf8 } from "node:buffer";
import type { Diagnostic, Outcome } from "../report/diagnostic.ts";

/** Takes the bytes of a file; gives its text without byte-order mark and with plain line ends, or null and why there is none. */
export function decodeText(bytes: Uint8Array, file: string): Outcome<string | null> {
	const text = decodeUtf8(bytes);
	const wrong = text === null ? notUtf8 : text.trim() === "" ? empty : null;
	return wrong ? { value: null, diagnostics: [{ ...wrong, file, place: null }] } : { value: text, diagnostics: [] };
}

type Wrong = Pick<Diagnostic, "code" | "message" | "hint">;
const notUtf8: Wrong = {
	code: "not-utf8",
	message: "The file is not UTF-8 text.",
	hint: "save it again with the encoding UTF-8",
};
const empty: Wrong = { code: "empty-file", message: "The file is empty.", hint: "fill it, or restore it from the last commit" };

function decodeUtf8(bytes: Uint8Array): string | null {
	if (!isUtf8(bytes)) return null;
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
	const bare = text.startsWith("\ufeff") ? text.slice(1) : text;
	return bare.includes("\r") ? bare.replaceAll("\r\n", "\n") : bare;
}
