const pattern = /^[\p{L}\p{N}]$/u;

/** Lookup table up to Latin Extended-B, because every character of all texts is tested. */
const latin = Uint8Array.from({ length: 0x250 }, (_, code) => Number(pattern.test(String.fromCharCode(code))));

/** Whether a code point is a letter or a digit of any script. */
export function isWordSign(code: number): boolean {
	if (code < latin.length) return latin[code] === 1;
	// General punctuation: dashes, quotation marks, spaces.
	if (code >= 0x2000 && code < 0x2070) return false;
	return pattern.test(String.fromCodePoint(code));
}
