import { basePathOf, decodeAnchor, isInternal, splitPath } from "#schemas/shared/url.ts";
import { msg, withHint } from "../../../messages/message.ts";
import type { PageFinding, PageRule } from "../finished-site.ts";

/** Every internal link leads to an existing page and anchor, in the same kind of address. */
export const links: PageRule = (page, site) => {
	const base = basePathOf(site.baseUrl);
	return [...new Set(page.links)].flatMap((href): PageFinding[] => {
		if (!href.startsWith("#") && !isInternal(href)) return [];
		const [address = "", hash] = href.split("#");
		const pathname = address.split("?")[0] ?? "";
		const path = pathname === "" ? page.pathname : addressIn(base, pathname);
		if (site.files.has(path.slice(1)) || site.redirects.has(path)) return [];
		const target = site.pages.get(path);
		if (!target)
			return [
				{ code: "page-link", ...withHint("page.deadLink", { path: page.pathname, url: href }), named: splitPath(path).path },
			];
		return hash && !target.ids.includes(hash) && !target.ids.includes(decodeAnchor(hash))
			? [{ code: "page-anchor", ...withHint("page.deadAnchor", { path: page.pathname, url: href }), named: decodeAnchor(hash) }]
			: [];
	});
};

/** The pages given as `prev` and `next` exist. */
export const neighbours: PageRule = ({ pathname, neighbours: named }, { baseUrl, pages }) =>
	Object.entries(named)
		.filter(([, href]) => !href.startsWith(`${baseUrl}/`) || !pages.has(href.slice(baseUrl.length)))
		.map(([rel, href]) => ({
			code: "page-link",
			message: msg("page.deadNeighbour", { path: pathname, url: href, relation: rel }),
			hint: msg("page.head.hint"),
		}));

/** Scripts, style sheets and pictures, including those for social networks, exist and are served by this site. */
export const assets: PageRule = (page, { files, baseUrl }) => {
	const base = basePathOf(baseUrl);
	return [
		...[...new Set(page.assets)].filter((src) => !isInternal(src) || !files.has(addressIn(base, src).slice(1))),
		...page.socialImages.filter((url) => !url.startsWith(`${baseUrl}/`) || !files.has(url.slice(baseUrl.length + 1))),
	].map((src) => ({
		code: "page-asset",
		...withHint("page.missingAsset", { path: page.pathname, file: src }),
		named: stemOf(src),
	}));
};

/** The name that a picture has in the content, where neither a hash nor a size follows it. */
function stemOf(src: string): string {
	return src.slice(src.lastIndexOf("/") + 1).split(".")[0] ?? "";
}

/** Links on a pinned page are pinned, those on a bare page bare; only links with `hreflang` may cross. */
export const pinnedLinks: PageRule = (page, { pages, baseUrl }) => {
	const base = basePathOf(baseUrl);
	const pathnameOf = (href: string) => addressIn(base, href.split(/[?#]/)[0] ?? "");
	const { pinned, path } = splitPath(page.pathname);
	return [...new Set(page.links)]
		.filter((href) => isInternal(href) && pages.has(pathnameOf(href)) && splitPath(pathnameOf(href)).path !== path)
		.filter((href) => splitPath(pathnameOf(href)).pinned !== pinned && !page.otherLanguages.includes(href))
		.map((href) => ({
			code: "page-link",
			message: pinned
				? msg("page.leavesPinned", { path: page.pathname, url: href })
				: msg("page.leavesBare", { path: page.pathname, url: href }),
			hint: msg("page.leaves.hint"),
		}));
};

/** Removes the base path from a URL's path; empty if the URL is outside the site. */
export function addressIn(base: string, pathname: string): string {
	return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "";
}
