/**
 * Replaces line breaks, control characters and bidirectional characters, which would add lines to a report or change the output of a
 * terminal, each by one visible character, so that columns stay right.
 */
export function printable(text: string): string {
	return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
