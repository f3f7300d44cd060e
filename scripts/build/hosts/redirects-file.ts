import { decodeLetters } from "#schemas/shared/url.ts";
import { escapeAddress } from "./escape-address.ts";

/** One line of `_redirects`. */
export type HostRedirect = { from: string; to: string };

/** Redirects of a site with a base path, as its host sees them. */
export function redirectsBelow(base: string, redirects: readonly HostRedirect[]): HostRedirect[] {
	return redirects.map(({ from, to }) => ({ from: base + from, to: to.startsWith("/") ? base + to : to }));
}

/**
 * Escapes redirects for a host's configuration file. The check already rejects such characters; this is a second safeguard, since
 * content is never trusted in a server's configuration.
 */
function escapeRedirects(redirects: readonly HostRedirect[], meaning: RegExp): HostRedirect[] {
	return redirects.map(({ from, to }) => ({
		from: escapeAddress(from, meaning).replace(/^\/*/, "/"),
		to: escapeAddress(to, meaning),
	}));
}

/** The same for a host that compares addresses as a browser shows them: letters beyond ASCII are not escaped. */
export function escapeRedirectsShown(redirects: readonly HostRedirect[], meaning: RegExp): HostRedirect[] {
	return escapeRedirects(redirects, meaning).map(({ from, to }) => ({ from: decodeLetters(from), to }));
}

/**
 * The target of a redirect with the request's query, which goes before the fragment. A target with its own query keeps it, as on
 * Cloudflare Pages. `query` is the host's syntax for a question mark and the query, or for nothing.
 */
export function withQuery(to: string, query: string): string {
	const [path = "", place] = to.split(/#(.*)/s);
	if (path.includes("?")) return to;
	return `${path}${query}${place === undefined ? "" : `#${place}`}`;
}

/** A host whose files differ from those for all others. */
export type Host = "netlify";

/**
 * Formats `_redirects` for Netlify and Cloudflare Pages, where a star, or a colon before a word, would be a placeholder. Netlify serves
 * the page at a redirected address rather than the redirect, unless a rule says by `!` that it comes first; Cloudflare rejects that.
 */
export function writeRedirectsFile(redirects: readonly HostRedirect[], host?: Host): string {
	const status = host === "netlify" ? "301!" : "301";
	return escapeRedirects(redirects, /\*|:(?=\w*[a-z_])/gi)
		.map(({ from, to }) => `${from} ${to} ${status}\n`)
		.join("");
}

/** Parses `_redirects`, so that the preview redirects like a host; its addresses have letters as a browser shows them. */
export function readRedirectsFile(text: string): HostRedirect[] {
	return text
		.split("\n")
		.filter(Boolean)
		.map((line) => {
			const [from = "", to = ""] = line.split(" ");
			return { from: decodeLetters(from), to };
		});
}
