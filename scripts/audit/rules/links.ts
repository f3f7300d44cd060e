import { isInternal, splitPath } from "#schemas/spec/url.ts";
import type { Finding } from "../../report/diagnostic.ts";
import type { PageOutline, PageRule } from "../finished-site.ts";

/** Every link of the page leads to a page of the site, at a place that it has, in the same kind of address. */
export const links: PageRule = (page, site) =>
	[...new Set(page.links)].flatMap((href): Finding[] => {
		if (!href.startsWith("#") && !isInternal(href)) return [];
		const [address = "", hash] = href.split("#");
		const pathname = address.split("?")[0] ?? "";
		const path = pathname === "" ? page.pathname : pathname;
		if (site.files.has(path.slice(1)) || site.redirects.has(path)) return [];
		const target = site.pages.get(path);
		if (!target)
			return [
				{
					code: "page-link",
					message: `On ${page.pathname}, a link leads to "${href}", where there is no page.`,
					hint: "correct the link in the text or in navigation.yaml",
				},
			];
		return hash && !hasAnchor(target, hash)
			? [
					{
						code: "page-anchor",
						message: `On ${page.pathname}, a link leads to "${href}", but that page has no such place.`,
						hint: "correct what stands behind the #",
					},
				]
			: [];
	});

/** The pages that search engines are told to be before and after this one are there. */
export const neighbours: PageRule = ({ pathname, neighbours: named }, { baseUrl, pages }) =>
	Object.entries(named)
		.filter(([, href]) => !href.startsWith(`${baseUrl}/`) || !pages.has(href.slice(baseUrl.length)))
		.map(([rel, href]) => ({
			code: "page-link",
			message: `The page ${pathname} names "${href}" as "${rel}", where there is no page.`,
			hint: "this is for the developers: see src/head/head-tags.ts",
		}));

function hasAnchor({ ids }: PageOutline, hash: string): boolean {
	return ids.includes(hash) || ids.includes(decodeAnchor(hash));
}

function decodeAnchor(hash: string): string {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}

/** Scripts, style sheets and pictures are there, and come from this site; so do those for social networks. */
export const assets: PageRule = (page, { files, baseUrl }) =>
	[
		...[...new Set(page.assets)].filter((src) => !isInternal(src) || !files.has(src.slice(1))),
		...page.socialImages.filter((url) => !url.startsWith(`${baseUrl}/`) || !files.has(url.slice(baseUrl.length + 1))),
	].map((src) => ({
		code: "page-asset",
		message: `The page ${page.pathname} needs "${src}", which the site does not hold.`,
		hint: "put the file there, or correct its name",
	}));

/** Links of a pinned page stay pinned, those of a bare page bare; only those that name their language cross. */
export const pinnedLinks: PageRule = (page, { pages }) => {
	const { pinned, path } = splitPath(page.pathname);
	return [...new Set(page.links)]
		.filter((href) => isInternal(href) && pages.has(pathnameOf(href)) && splitPath(pathnameOf(href)).path !== path)
		.filter((href) => splitPath(pathnameOf(href)).pinned !== pinned && !page.otherLanguages.includes(href))
		.map((href) => ({
			code: "page-link",
			message: `On ${page.pathname}, the link "${href}" leaves the ${pinned ? "pinned" : "bare"} addresses.`,
			hint: "this is for the developers: use LocalLink",
		}));
};

function pathnameOf(href: string): string {
	return href.split(/[?#]/)[0] ?? "";
}
