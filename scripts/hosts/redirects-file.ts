import { escapeAddress } from "./escape-address.ts";

/** One line of `_redirects`. */
export type HostRedirect = { from: string; to: string };

/** Redirects of a site that stands below a path of its host, as the host sees them. */
export function redirectsBelow(base: string, redirects: readonly HostRedirect[]): HostRedirect[] {
	return redirects.map(({ from, to }) => ({ from: base + from, to: to.startsWith("/") ? base + to : to }));
}

/**
 * Redirects as they may stand in the file of a host. The check lets no such thing through; but what comes from content is never
 * trusted to be harmless where a server reads it.
 */
export function escapeRedirects(redirects: readonly HostRedirect[], meaning: RegExp): HostRedirect[] {
	return redirects.map(({ from, to }) => ({
		from: escapeAddress(from, meaning).replace(/^\/*/, "/"),
		to: escapeAddress(to, meaning),
	}));
}

/**
 * Where a redirect leads with what was asked of it, which goes before the place in the page. A target that asks something itself
 * keeps to that, as on Cloudflare Pages. `query` is what this host writes for a question mark and the query, or for nothing.
 */
export function withQuery(to: string, query: string): string {
	const [path = "", place] = to.split(/#(.*)/s);
	if (path.includes("?")) return to;
	return `${path}${query}${place === undefined ? "" : `#${place}`}`;
}

/** `_redirects` as Netlify and Cloudflare Pages read it: a star, or a colon before a word, would stand for what was matched. */
export function writeRedirectsFile(redirects: readonly HostRedirect[]): string {
	return escapeRedirects(redirects, /\*|:(?=\w*[a-z_])/gi)
		.map(({ from, to }) => `${from} ${to} 301\n`)
		.join("");
}

/** Reads `_redirects` back, so that the preview redirects as a host would. */
export function readRedirectsFile(text: string): HostRedirect[] {
	return text
		.split("\n")
		.filter(Boolean)
		.map((line) => {
			const [from = "", to = ""] = line.split(" ");
			return { from, to };
		});
}
