/** What is wrong with the host of an address: credentials before it, a letter of another script, its form in code, or no name of a host. */
export type WrongHost =
	| { is: "credentials" }
	| { is: "oddLetter"; letter: string; sign: string }
	| { is: "inCode" }
	| { is: "none"; host: string };

/** The letters, digits and signs of host names, with those that the site's languages have besides. */
const ofHosts = /^[a-z0-9.:-]$|^[àâäæçéèêëîïñôöœùûüÿßáíóú]$/i;

/** Names with dots between them, the last of letters, and a port where it must be (RFC 1123, 2.1; RFC 3696, 2). */
const hostName = /^(?:[^.:-](?:[^.:]{0,61}[^.:-])?\.)+[a-z]{2,63}(?::\d{1,5})?$/i;

/**
 * What may mislead readers about where an https address leads, or null where nothing does: a user name that looks like a host,
 * letters of other scripts that look like ours, a host in code, or one that is none.
 */
export function judgeHost(url: string): WrongHost | null {
	const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
	if (authority === undefined) return null;
	if (authority.includes("@")) return { is: "credentials" };
	const odd = [...authority].find((sign) => !ofHosts.test(sign));
	if (odd !== undefined) return { is: "oddLetter", letter: odd, sign: codePoint(odd) };
	if (/(^|\.)xn--/i.test(authority)) return { is: "inCode" };
	if (!hostName.test(authority)) return { is: "none", host: authority };
	return null;
}

/** A character by its number in Unicode, `U+200B`. */
export function codePoint(sign: string): string {
	return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
