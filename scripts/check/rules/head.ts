import { constants } from "#schemas/spec/constants.ts";
import { langs } from "#schemas/spec/languages.ts";
import { pinPath, splitPath } from "#schemas/spec/url.ts";
import type { Finding, PageRule } from "../finished-site.ts";

/** Every page has a title of its own, which search results show whole, and a description. */
export const titleAndDescription: PageRule = ({ title, description, pathname }, { pages }) => {
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
	const twin = [...pages.values()].find(
		(other) =>
			other.title === title &&
			other.pathname < pathname &&
			splitPath(other.pathname).lang !== null &&
			splitPath(other.pathname).lang === splitPath(pathname).lang,
	);
	if (twin)
		findings.push({
			code: "page-title",
			message: `The pages ${twin.pathname} and ${pathname} have the same title, "${title}".`,
			hint: "change one metaTitle",
		});
	return findings;
};

/** Pages that search engines may list name their pinned address as canonical, and themselves in every language and without one (R1.7). */
export const alternates: PageRule = ({ pathname, lang, canonical, hidden, alternates: named }, { baseUrl }) => {
	const { path } = splitPath(pathname);
	if (hidden || path === "/404") return [];
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
