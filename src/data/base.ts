import { isInternal } from "#schemas/shared/url.ts";

/*
 * The base path of the site on its host: the root, or a path set by `build --base-url`. Within the site, an address starts at
 * the site's own root, `/fr/blog`, whatever the host; it becomes a URL, `/pousse/fr/blog`, when passed to a browser API, and an
 * address again when a browser API returns one. For a site at the root each of these functions returns its argument, and the
 * bundler removes the calls (`scripts/build/render/base-plugin.ts`).
 */

/** Without a trailing slash; empty for a site at the root. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** The URL of an address of the site. External URLs and fragments are returned unchanged. */
export function atBase<Address extends string | undefined>(address: Address): Address | string {
	return address !== undefined && isInternal(address) ? base + address : address;
}

/** The same for the URLs in a `srcset`. */
export function srcsetAtBase(srcset: string): string {
	return srcset.replace(/(^|, )\//g, `$1${base}/`);
}

/** The address for a URL's path; empty if the path is outside this site, which may share its host with others. */
export function fromBase(pathname: string): string {
	if (base === "") return pathname;
	if (pathname === base) return "/";
	return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "";
}

/** Name of a cache or storage key of this site. All sites on a host share caches and storage. */
export function ownName(name: string): string {
	return base === "" ? name : `${base} ${name}`;
}

/** Of all cache names on the host, those of this site, without their prefix. */
export function ownCaches(names: readonly string[]): readonly string[] {
	const mark = base === "" ? "" : `${base} `;
	return names.flatMap((name) => (name.startsWith(mark) ? name.slice(mark.length) : []));
}
