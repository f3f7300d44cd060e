import { isInternal } from "#schemas/spec/url.ts";

/** What a link says besides its words. */
export type LinkAttributes = { href: string; rel?: "noopener" };

/** Whether a bare path leads to a page of the site, which the app shows by itself; not to a file, nor elsewhere. */
export function leadsToPage(to: string): boolean {
	return isInternal(to) && !/\.[a-z]+$/.test(to);
}

/** The attributes of a plain link to what an editor or a template names; `localize` gives pages their address. */
export function linkAttributes(to: string, localize: (path: string) => string): LinkAttributes {
	if (leadsToPage(to)) return { href: localize(to) };
	return to.startsWith("https:") ? { href: to, rel: "noopener" } : { href: to };
}
