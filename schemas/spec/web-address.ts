/** What is wrong with an address on the web, as the end of a sentence about it, and what to do. */
export type WrongAddress = { fault: string; hint: string };

/** The letters, digits and signs of host names, with those that the site's languages have besides. */
const ofHosts = /^[a-z0-9.:-]$|^[àâäæçéèêëîïñôöœùûüÿßáíóú]$/i;

/** Names with dots between them, the last of letters, and a port where it must be (RFC 1123, 2.1; RFC 3696, 2). */
const hostName = /^(?:[^.:-](?:[^.:]{0,61}[^.:-])?\.)+[a-z]{2,63}(?::\d{1,5})?$/i;

/**
 * What may mislead readers about where an https address leads, or null where nothing does: a user name that looks like a host,
 * letters of other scripts that look like ours, a host in code, or one that is none.
 */
export function judgeHost(url: string): WrongAddress | null {
	const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
	if (authority === undefined) return null;
	if (authority.includes("@")) return { fault: "has a user name or a password", hint: "leave out what stands before the @" };
	const odd = [...authority].find((sign) => !ofHosts.test(sign));
	if (odd !== undefined)
		return {
			fault: `has a host with "${odd}" (${codePoint(odd)}), which is no letter of the languages of this site`,
			hint: "type the name of the host anew, with the letters of your keyboard",
		};
	if (/(^|\.)xn--/i.test(authority)) return { fault: "has a host that is written in code", hint: "write the host as it reads" };
	if (!hostName.test(authority))
		return { fault: `has the host "${authority}", which cannot be one`, hint: "copy the address from that of a browser" };
	return null;
}

/** A character by its number in Unicode, `U+200B`. */
export function codePoint(sign: string): string {
	return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
