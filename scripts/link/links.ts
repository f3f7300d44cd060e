import type { Lang } from "#schemas/spec/languages.ts";
import { isInternal, splitPath } from "#schemas/spec/url.ts";
import { judgeUrl } from "../markdown/urls.ts";
import type { Part } from "../pipeline/seams.ts";
import type { Diagnostic, Place } from "../report/diagnostic.ts";
import { findNearest } from "../report/nearest.ts";
import { anchorsOf, commonAnchors, readableLangs } from "./anchors.ts";
import { diagnose, eachPart, type Linking, type LinkRule, langOf, placeOf } from "./linking.ts";

/** Files of the built site that are no pages, yet may be linked. */
const siteFiles = new Set(["/sitemap.xml", "/robots.txt"]);

/** Every link of every text and menu leads to a page that is there, in the language of the text, at an anchor it has. */
export const checkLinks: LinkRule = (linking) =>
	eachPart(
		linking.content.parts.filter(({ slot }) => slot.role !== "redirects"),
		(part) => [
			...part.marks.flatMap((mark) => (mark.type === "link" ? checkLink(mark.url, mark.place, part, linking) : [])),
			...part.references.flatMap(({ rule, value, pointer }) =>
				rule === "link" ? checkField(value, placeOf(part, pointer), part, linking) : [],
			),
		],
	);

/** An address in a YAML field. Those in Markdown are judged where the text is read. */
function checkField(url: string, place: Place, part: Part, linking: Linking): Diagnostic[] {
	const wrong = judgeUrl(url);
	return wrong ? [diagnose(part, place, wrong.code, wrong.message, wrong.hint)] : checkLink(url, place, part, linking);
}

function checkLink(url: string, place: Place, part: Part, linking: Linking): Diagnostic[] {
	const own = ownPath(part, linking);
	if (url.startsWith("#")) return own === null ? [] : checkAnchor(own, url, place, part, linking);
	if (!isInternal(url)) return [];
	const [pathname = "/"] = url.split(/[?#]/);
	const { path, lang } = splitPath(pathname);
	const speaks = langOf(part);
	if (lang !== null && lang !== speaks) return [wrongLanguage(url, place, part, lang)];
	const target = lang === null ? pathname : path;
	if (siteFiles.has(target)) return [];
	if (!linking.pages.has(target) && !linking.redirects.has(target)) {
		if (belongsToBrokenEntry(target, linking)) return [];
		const known = [...linking.pages.keys(), ...linking.redirects.keys()].filter((each) => each !== "/404");
		const dead = diagnose(part, place, "dead-link", `The link "${url}" leads to no page.`, suggestPath(target, known));
		const spelled = known.find((each) => each === target.toLowerCase().replace(/\.html$|\/$/, ""));
		return [spelled ? { ...dead, fix: { from: url, to: url.replace(pathname, spelled) } } : dead];
	}
	return checkAnchor(target, url, place, part, linking);
}

function wrongLanguage(url: string, place: Place, part: Part, lang: Lang): Diagnostic {
	const rest = url.slice(`/${lang}`.length);
	const bare = rest.startsWith("/") ? rest : `/${rest}`;
	const speaks = langOf(part);
	const message = `The link "${url}" leads to the page in "${lang}"${speaks ? ` from a text in "${speaks}"` : ""}.`;
	return {
		...diagnose(part, place, "wrong-language-link", message, `write "${bare}", which follows the reader's language`),
		fix: { from: url, to: bare },
	};
}

function checkAnchor(path: string, url: string, place: Place, part: Part, linking: Linking): Diagnostic[] {
	const [, hash] = url.split("#");
	const entry = linking.pages.get(path);
	if (!hash || !entry?.facts?.data) return [];
	const wanted = decodeAnchor(hash);
	const speaks = langOf(part);
	const asked = readableLangs(entry).filter((lang) => speaks === null || lang === speaks);
	const lacking = asked.filter((lang) => !anchorsOf(entry, lang, linking).includes(wanted));
	if (lacking.length === 0) return [];
	if (lacking.length < asked.length)
		return [
			diagnose(part, place, "dead-anchor", `Not every language of the page ${path} has a place "#${wanted}".`, `write "${path}"`),
		];
	const anchors = commonAnchors(entry, asked, linking);
	const nearest = findNearest(wanted, anchors);
	const hint = nearest
		? `did you mean "${url.replace(/#.*/, "")}#${nearest}"?`
		: anchors.length > 0
			? `the page has ${anchors.map((each) => `#${each}`).join(", ")}`
			: `write "${path}"`;
	return [diagnose(part, place, "dead-anchor", `The page ${path} has no place "#${wanted}".`, hint)];
}

function decodeAnchor(hash: string): string {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}

function ownPath(part: Part, linking: Linking): string | null {
	for (const [path, { facts, texts }] of linking.pages) if (facts === part || Object.values(texts).includes(part)) return path;
	return null;
}

/** An entry whose facts have a fault of their own might have that page, or be the home page: one mistake, one finding. */
export function belongsToBrokenEntry(path: string, { content }: Linking): boolean {
	return content.entries.some(({ slug, facts }) => !facts?.data && (path === "/" || path.endsWith(`/${slug}`)));
}

/** The path that differs by a slip of the pen, or the one whose last word does. */
export function suggestPath(
	path: string,
	known: readonly string[],
	otherwise = "link to a page that is there, or add a line to redirects.yaml",
): string {
	const last = (each: string) => each.split("/").at(-1) ?? "";
	const slip = Math.max(2, Math.floor(last(path).length / 3));
	const word = findNearest(last(path), known.map(last).filter(Boolean));
	const nearest = findNearest(path, known, slip) ?? known.find((each) => last(each) === word);
	return nearest ? `did you mean "${nearest}"?` : otherwise;
}
