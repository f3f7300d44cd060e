import { msg, type Said, withHint } from "../messages/message.ts";

/** Signs that no host gives a meaning of its own: of those of a path (RFC 3986), all but `$`, `*`, `:`, and the escapes of others. */
const allowed = [..."-_.~!&'()+,;=@"];

/** What hosts compare as it is: letters, digits, the slash between parts, and the dashes, quotation marks and emoji of titles. */
const harmless = /^(?:[\p{L}\p{M}\p{N}/]|(?!\p{ASCII})[\p{P}\p{S}])$/u;

/** What is wrong with the spelling of an address that is redirected, or null if every host can be configured with it. */
export function checkSourceForm(from: string): Said | null {
	const path = pathAlone(from);
	if (/^(?:https?:|www\.)/i.test(from))
		return { message: msg("link.sourceHost", { from }), hint: msg("link.sourcePath.hint", { path }) };
	if (!from.startsWith("/")) return { message: msg("link.sourceSlash", { from }), hint: msg("link.sourcePath.hint", { path }) };
	if (/[?#]/.test(from)) return withHint("link.sourceQuery", { from, path });
	const signs = [...new Set(from.match(/%[\da-f]{2}|./gisu))].filter((sign) => !harmless.test(sign) && !allowed.includes(sign));
	if (signs.length > 0) {
		const written = signs.map((sign) => (/\s/u.test(sign) ? msg("link.space") : `"${sign}"`));
		return withHint("link.sourceSigns", { from, signs: written, allowed: allowed.join(" ") });
	}
	if (/\/\/|\/\.{1,2}(?:\/|$)/.test(from)) return withHint("link.sourceSegment", { from });
	return null;
}

/** An address without host, query and fragment: what can be written in its place. */
export function pathAlone(address: string): string {
	const path = address
		.trim()
		.replace(/^(?:https?:\/\/|(?=www\.))[^/?#]*/i, "")
		.replace(/[?#].*$/s, "");
	return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
