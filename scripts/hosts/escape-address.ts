/** What an address is made of (RFC 3986): escapes, and signs that stand for themselves. */
const plain = /^(?:%[0-9a-f]{2}|[\w\-.~:/?#[\]@!$&'()*+,;=])$/i;

/**
 * An address as it may stand in the file of a host: in ASCII, with no white space, quote, brace or backslash. `meaning` finds what
 * this host would take for more than a sign. What is escaped leads to the same place, unless the host behind it tells the two apart.
 */
export function escapeAddress(address: string, meaning: RegExp): string {
	return address.replace(/%[0-9a-f]{2}|./gisu, (part) => (plain.test(part) ? part : percent(part))).replace(meaning, percent);
}

function percent(sign: string): string {
	return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
