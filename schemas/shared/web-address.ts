/** What is wrong with the host of an address: credentials before it, a letter of another script, punycode, or an invalid name. */
export type WrongHost =
	| { is: "credentials" }
	| { is: "oddLetter"; letter: string; sign: string }
	| { is: "inCode" }
	| { is: "none"; host: string };

/** Characters of host names, including the non-ASCII letters of the site's languages. */
const ofHosts = /^[a-z0-9.:-]$|^[àâäæçéèêëîïñôöœùûüÿßáíóú]$/i;

/** Names separated by dots, the last of letters, and an optional port (RFC 1123, 2.1; RFC 3696, 2). */
const hostName = /^(?:[^.:-](?:[^.:]{0,61}[^.:-])?\.)+[a-z]{2,63}(?::\d{1,5})?$/i;

/**
 * What may mislead readers about the target of an https address, or null: a user name that looks like a host, look-alike letters of
 * other scripts, punycode, or an invalid host.
 */
export function checkHost(url: string): WrongHost | null {
	const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
	if (authority === undefined) return null;
	if (authority.includes("@")) return { is: "credentials" };
	const odd = [...authority].find((sign) => !ofHosts.test(sign));
	if (odd !== undefined) return { is: "oddLetter", letter: odd, sign: codePoint(odd) };
	if (/(^|\.)xn--/i.test(authority)) return { is: "inCode" };
	if (!hostName.test(authority)) return { is: "none", host: authority };
	return null;
}

/** A character by its code point, `U+200B`. */
export function codePoint(sign: string): string {
	return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
