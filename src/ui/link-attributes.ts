import { isInternal } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";

/** The attributes of a link. */
export type LinkAttributes = { href: string; rel?: string };

/** Whether a bare path is a page of the site, which the router handles; not a file or an external URL. */
export function leadsToPage(to: string): boolean {
	return isInternal(to) && !/\.[a-z]+$/.test(to);
}

/**
 * The attributes of a plain link to a target given by an editor or a template; `localize` maps page paths to addresses, `rel`
 * is added to links that leave the site.
 */
export function linkAttributes(to: string, localize: (path: string) => string, rel?: string): LinkAttributes {
	if (leadsToPage(to)) return { href: atBase(localize(to)) };
	if (!to.startsWith("https:")) return { href: atBase(to) };
	return rel ? { href: to, rel } : { href: to };
}
