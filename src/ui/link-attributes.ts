import { isInternal } from "#schemas/spec/url.ts";
import { atBase } from "#src/data/base.ts";

/** What a link says besides its words. */
export type LinkAttributes = { href: string; rel?: string };

/** Whether a bare path leads to a page of the site, which the app shows by itself; not to a file, nor elsewhere. */
export function leadsToPage(to: string): boolean {
	return isInternal(to) && !/\.[a-z]+$/.test(to);
}

/**
 * The attributes of a plain link to what an editor or a template names; `localize` gives pages their address, `rel` says what else a link
 * is that leaves the site.
 */
export function linkAttributes(to: string, localize: (path: string) => string, rel?: string): LinkAttributes {
	if (leadsToPage(to)) return { href: atBase(localize(to)) };
	return to.startsWith("https:") ? { href: to, rel: rel ? `${rel} noopener` : "noopener" } : { href: atBase(to) };
}
