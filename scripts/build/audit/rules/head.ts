import { constants, socialSize } from "#schemas/shared/constants.ts";
import { langs } from "#schemas/shared/languages.ts";
import { alternatePaths, pinPath, splitPath } from "#schemas/shared/url.ts";
import { msg, type Said, withHint } from "../../../messages/message.ts";
import type { Finding } from "../../../report/diagnostic.ts";
import type { FinishedPage, PageFinding, PageRule } from "../finished-site.ts";

/** Every page has a unique title, short enough for search results, and a description. */
export const titleAndDescription: PageRule = ({ title, description, pathname }, { titles }) => {
	const findings: PageFinding[] = [];
	if (!title.trim()) findings.push({ code: "page-title", ...withHint("page.noTitle", { path: pathname }) });
	if (title.length > constants.titleMax)
		findings.push({
			code: "page-title",
			...withHint("page.longTitle", { path: pathname, length: title.length, most: constants.titleMax, title }),
			named: "metaTitle",
		});
	if (!description.trim()) findings.push({ code: "page-description", ...withHint("page.noDescription", { path: pathname }) });
	const { lang } = splitPath(pathname);
	const earlier = lang === null ? undefined : titles.get(`${lang} ${title}`)?.find((other) => other < pathname);
	if (earlier)
		findings.push({
			code: "page-title",
			...withHint("page.sameTitle", { other: earlier, path: pathname, title }),
			named: "metaTitle",
		});
	return findings;
};

/** Whether search engines may list the page: it has no `noindex` and is not the 404 page. */
function isListed({ hidden, pathname }: FinishedPage): boolean {
	return !hidden && splitPath(pathname).path !== "/404";
}

/** Pages that search engines may list have one existing picture for social networks, in the required size. */
export const socialImage: PageRule = (page, { baseUrl, files, sizeOf }) => {
	if (!isListed(page)) return [];
	const { pathname, socialImages, socialSizes } = page;
	const finding = (said: Said): Finding[] => [{ code: "page-image", ...said }];
	const [url, ...more] = socialImages;
	if (url === undefined || more.length > 0)
		return finding(withHint("page.pictures", { path: pathname, number: socialImages.length }));
	const wanted = `${socialSize.width} × ${socialSize.height}`;
	if (socialSizes.join(" × ") !== wanted)
		return finding({
			message: msg("page.pictureSays", { path: pathname, size: socialSizes.join(" × ") || msg("page.noSize"), wanted }),
			hint: msg("page.head.hint"),
		});
	const file = url.slice(baseUrl.length + 1);
	// Missing files are reported by another rule.
	if (!files.has(file)) return [];
	const size = sizeOf(file);
	const found = size && `${size.width} × ${size.height}`;
	return found === wanted
		? []
		: finding(
				withHint("page.pictureHas", {
					file,
					path: pathname,
					size: found ? msg("page.pixels", { size: found }) : msg("page.noReadableSize"),
					wanted,
				}),
			);
};

/** Pages that search engines may list name their pinned address as canonical, and alternates in every language and `x-default`. */
export const alternates: PageRule = (page, { baseUrl }) => {
	if (!isListed(page)) return [];
	const { pathname, lang, canonical, alternates: named } = page;
	const { path } = splitPath(pathname);
	const wrong = alternatePaths(path).filter(([key, to]) => named[key] !== baseUrl + to);
	const ownUrl = splitPath(pathname).lang ?? langs.find((each) => each === lang);
	const findings = wrong.map(
		([key]): Finding => ({
			code: "page-alternates",
			message: msg("page.noAlternate", { path: pathname, lang: key }),
			hint: msg("page.head.hint"),
		}),
	);
	if (!ownUrl || canonical !== baseUrl + pinPath(path, ownUrl))
		findings.push({ code: "page-alternates", message: msg("page.noCanonical", { path: pathname }), hint: msg("page.head.hint") });
	return findings;
};
