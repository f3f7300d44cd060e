import { constants, socialSize } from "#schemas/spec/constants.ts";
import { langs } from "#schemas/spec/languages.ts";
import { pinPath, splitPath } from "#schemas/spec/url.ts";
import type { Finding } from "../../report/diagnostic.ts";
import type { FinishedPage, PageRule } from "../finished-site.ts";

/** Every page has a title of its own, which search results show whole, and a description. */
export const titleAndDescription: PageRule = ({ title, description, pathname }, { titles }) => {
	const findings: Finding[] = [];
	if (!title.trim())
		findings.push({ code: "page-title", message: `The page ${pathname} has no title.`, hint: "give it one in metaTitle" });
	if (title.length > constants.titleMax)
		findings.push({
			code: "page-title",
			message: `The title of ${pathname} has ${title.length} characters, at most ${constants.titleMax} fit: "${title}".`,
			hint: "give it a shorter metaTitle",
		});
	if (!description.trim())
		findings.push({
			code: "page-description",
			message: `The page ${pathname} has no description.`,
			hint: "give it one in metaDescription",
		});
	const { lang } = splitPath(pathname);
	const twin = lang === null ? undefined : titles.get(`${lang} ${title}`)?.find((other) => other < pathname);
	if (twin)
		findings.push({
			code: "page-title",
			message: `The pages ${twin} and ${pathname} have the same title, "${title}".`,
			hint: "change one metaTitle",
		});
	return findings;
};

/** Search engines may list a page that does not forbid it and is not the one for what is missing. */
function isListed({ hidden, pathname }: FinishedPage): boolean {
	return !hidden && splitPath(pathname).path !== "/404";
}

/** Pages that search engines may list have a picture for social networks that is there, in the size that they want. */
export const socialImage: PageRule = (page, { baseUrl, files, sizeOf }) => {
	if (!isListed(page)) return [];
	const { pathname, socialImages, socialSizes } = page;
	const finding = (message: string, hint: string): Finding[] => [{ code: "page-image", message, hint }];
	const [url, ...more] = socialImages;
	if (url === undefined || more.length > 0)
		return finding(
			`The page ${pathname} has ${socialImages.length} pictures for social networks, it needs one.`,
			"give the facts of the home page a scene, or those of this page",
		);
	const wanted = `${socialSize.width} × ${socialSize.height}`;
	if (socialSizes.join(" × ") !== wanted)
		return finding(
			`The page ${pathname} says that its picture for social networks has ${socialSizes.join(" × ") || "no size"}, not ${wanted}.`,
			"this is for the developers: see src/head/head-tags.ts",
		);
	const file = url.slice(baseUrl.length + 1);
	// Another rule tells of a file that is not there.
	if (!files.has(file)) return [];
	const size = sizeOf(file);
	const found = size ? `${size.width} × ${size.height} pixels` : "no size that can be read";
	return found === `${wanted} pixels`
		? []
		: finding(
				`The picture ${file}, which social networks show for ${pathname}, has ${found}, not ${wanted}.`,
				"this is for the developers: see scripts/images",
			);
};

/** Pages that search engines may list name their pinned address as canonical, and themselves in every language and without one. */
export const alternates: PageRule = (page, { baseUrl }) => {
	if (!isListed(page)) return [];
	const { pathname, lang, canonical, alternates: named } = page;
	const { path } = splitPath(pathname);
	const wanted: Record<string, string> = Object.fromEntries([
		...langs.map((each) => [each, baseUrl + pinPath(path, each)]),
		["x-default", baseUrl + path],
	]);
	const wrong = Object.entries(wanted).filter(([key, url]) => named[key] !== url);
	const ownUrl = splitPath(pathname).lang ?? langs.find((each) => each === lang);
	const findings = wrong.map(
		([key]): Finding => ({
			code: "page-alternates",
			message: `The page ${pathname} does not name itself in "${key}".`,
			hint: "this is for the developers: see src/head/head-tags.ts",
		}),
	);
	if (!ownUrl || canonical !== baseUrl + pinPath(path, ownUrl))
		findings.push({
			code: "page-alternates",
			message: `The page ${pathname} does not name its pinned address as canonical.`,
			hint: "this is for the developers: see src/head/head-tags.ts",
		});
	return findings;
};
