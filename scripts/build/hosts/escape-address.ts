/** Characters of an address (RFC 3986): percent escapes, and characters allowed unescaped. */
const plain = /^(?:%[0-9a-f]{2}|[\w\-.~:/?#[\]@!$&'()*+,;=])$/i;

/**
 * Escapes an address for a host's configuration file: ASCII only, without white space, quotes, braces or backslashes. `meaning`
 * matches characters that are special to this host. An escaped address is equivalent, unless the target host distinguishes the two.
 */
export function escapeAddress(address: string, meaning: RegExp): string {
	return address.replace(/%[0-9a-f]{2}|./gisu, (part) => (plain.test(part) ? part : percent(part))).replace(meaning, percent);
}

function percent(sign: string): string {
	return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
