import { isInternal } from "#schemas/spec/url.ts";

/*
 * Where the site stands on its host: at the root, or below a path that `build --base-url` names. Within the site an address begins at
 * its own root, `/fr/blog`, whatever the host; it becomes a URL, `/pousse/fr/blog`, where a browser is given it, and an address again
 * where a browser gives one back. At the root each of these functions gives what it is given, and the bundler leaves the calls out
 * (`scripts/render/base-plugin.ts`).
 */

/** Without a slash at the end; empty for a site at the root. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** The URL of an address of the site. What leads elsewhere, or to a part of the page, stays. */
export function atBase<Address extends string | undefined>(address: Address): Address | string {
	return address !== undefined && isInternal(address) ? base + address : address;
}

/** The same for a list of pictures, as `srcset` writes it. */
export function srcsetAtBase(srcset: string): string {
	return srcset.replace(/(^|, )\//g, `$1${base}/`);
}

/** The address that a URL's path stands for; empty where it is none of this site's, which shares its host with others. */
export function fromBase(pathname: string): string {
	if (base === "") return pathname;
	if (pathname === base) return "/";
	return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "";
}

/** Name of a cache of this site, or of a value that it stores. All sites of a host have their caches and their storage in common. */
export function ownName(name: string): string {
	return base === "" ? name : `${base} ${name}`;
}

/** Of the names of all caches of the host those of this site, without what sets them apart. */
export function ownCaches(names: readonly string[]): readonly string[] {
	const mark = base === "" ? "" : `${base} `;
	return names.flatMap((name) => (name.startsWith(mark) ? name.slice(mark.length) : []));
}
