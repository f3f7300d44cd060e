import type { Lang } from "#schemas/shared/languages.ts";
import { decodeAnchor, isInternal, splitPath } from "#schemas/shared/url.ts";
import { checkUrl } from "../content/markdown/urls.ts";
import { type Message, msg, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { findNearest, listSome } from "../report/nearest.ts";
import type { Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";
import { commonAnchors, readableLangs } from "./anchors.ts";
import { diagnose, eachPart, type LinkedContent, langOf, positionOf, type Rule } from "./rule.ts";

/** Files of the built site that are not pages but may be linked. */
export const siteFiles: ReadonlySet<string> = new Set(["/sitemap.xml", "/robots.txt"]);

/** Every link of texts and menus leads to an existing page in the language of the text, and to an existing anchor. */
export const checkLinks: Rule = (given) => {
	const known = [...given.pages.keys(), ...given.redirects.keys()].filter((path) => path !== "/404");
	const context = { ...given, suggestPath: createSuggestions(known) };
	return eachPart(
		context.content.parts.filter(({ contentFile }) => contentFile.role !== "redirects"),
		(part) => [
			...part.marks.flatMap((mark) => (mark.type === "link" ? checkLink(mark.url, mark.position, part, context) : [])),
			...part.references.flatMap(({ rule, value, pointer }) =>
				rule === "link" ? checkField(value, positionOf(part, pointer), part, context) : [],
			),
		],
	);
};

type CheckContext = LinkedContent & { suggestPath: SuggestPath };

/** An address in a YAML field. Those in Markdown are checked when the text is parsed. */
function checkField(url: string, position: Position, part: Part, context: CheckContext): Diagnostic[] {
	const wrong = checkUrl(url);
	return wrong ? [diagnose(part, position, wrong.code, wrong)] : checkLink(url, position, part, context);
}

function checkLink(url: string, position: Position, part: Part, context: CheckContext): Diagnostic[] {
	if (url.startsWith("#")) {
		const own = context.ownPaths.get(part);
		return own === undefined ? [] : checkAnchor(own, url, position, part, context);
	}
	const site = siteUrlOf(context);
	if (site !== null && (url === site || url.startsWith(`${site}/`)))
		return checkLink(url.slice(site.length) || "/", position, part, context);
	if (!isInternal(url)) return [];
	const [pathname = "/"] = url.split(/[?#]/);
	const { lang } = splitPath(pathname);
	if (lang !== null) return [wrongLanguage(url, position, part, lang)];
	if (siteFiles.has(pathname)) return [];
	if (!context.pages.has(pathname) && !context.redirects.has(pathname)) {
		// Where the redirects are invalid, it is unknown which addresses are redirected.
		const mayBeRedirected = context.content.single.redirects?.data === null;
		if (mayBeRedirected || belongsToBrokenEntry(pathname, context)) return [];
		const day = context.later.get(pathname);
		if (day !== undefined) return [diagnose(part, position, "dead-link", withHint("link.notYet", { url, day }))];
		const spelled = pathname.toLowerCase().replace(/\.html$|\/$/, "");
		const leads = spelled !== "/404" && (context.pages.has(spelled) || context.redirects.has(spelled));
		const hint = leads ? msg("report.didYouMean", { name: spelled }) : context.suggestPath(pathname, msg("link.dead.hint"));
		const dead = diagnose(part, position, "dead-link", { message: msg("link.dead", { url }), hint });
		return [leads ? { ...dead, fix: { from: url, to: url.replace(pathname, spelled) } } : dead];
	}
	return checkAnchor(pathname, url, position, part, context);
}

/** The address of the site, without a trailing slash; null if unknown. */
export function siteUrlOf({ content }: LinkedContent): string | null {
	const data = content.single.site?.data;
	return data && "url" in data && typeof data.url === "string" ? data.url.replace(/\/$/, "") : null;
}

function wrongLanguage(url: string, position: Position, part: Part, lang: Lang): Diagnostic {
	const rest = url.slice(`/${lang}`.length);
	const bare = rest.startsWith("/") ? rest : `/${rest}`;
	const speaks = langOf(part);
	const message =
		speaks && speaks !== lang
			? msg("link.wrongLanguageFrom", { url, lang: { lang }, speaks: { lang: speaks } })
			: msg("link.wrongLanguage", { url, lang: { lang } });
	return {
		...diagnose(part, position, "wrong-language-link", { message, hint: msg("link.wrongLanguage.hint", { url: bare }) }),
		fix: { from: url, to: bare },
	};
}

function checkAnchor(path: string, url: string, position: Position, part: Part, context: LinkedContent): Diagnostic[] {
	const [, hash] = url.split("#");
	const entry = context.pages.get(path);
	if (!hash || !entry?.facts?.data) return [];
	const wanted = decodeAnchor(hash);
	const speaks = langOf(part);
	const langsToCheck = readableLangs(entry).filter((lang) => speaks === null || lang === speaks);
	const lacking = langsToCheck.filter((lang) => !context.anchorsOf(entry, lang).has(wanted));
	if (lacking.length === 0) return [];
	if (lacking.length < langsToCheck.length)
		return [
			diagnose(part, position, "dead-anchor", {
				message: msg("link.noAnchorInAll", { path, anchor: wanted }),
				hint: msg("link.write.hint", { url: path }),
			}),
		];
	const anchors = commonAnchors(entry, langsToCheck, context);
	const nearest = findNearest(wanted, anchors);
	const hint = nearest
		? msg("report.didYouMean", { name: `${url.replace(/#.*/, "")}#${nearest}` })
		: anchors.length > 0
			? msg("link.anchors.hint", { anchors: listSome(anchors.map((each) => `#${each}`)) })
			: msg("link.write.hint", { url: path });
	return [diagnose(part, position, "dead-anchor", { message: msg("link.noAnchor", { path, anchor: wanted }), hint })];
}

/** An entry with invalid facts might have that page, or be the home page: one mistake, one finding. */
export function belongsToBrokenEntry(path: string, { brokenSlugs }: LinkedContent): boolean {
	return brokenSlugs.size > 0 && (path === "/" || brokenSlugs.has(lastWord(path)));
}

/** Findings per run with a suggested page: each suggestion compares the address with every page. */
const suggestedMax = 100;

/** The hint for an address without a page: the page that was probably meant, or something else to do. */
export type SuggestPath = (path: string, otherwise: Message) => Message;

/** Creates a function that suggests the path with a similar spelling, or with a similar last word. */
export function createSuggestions(known: readonly string[]): SuggestPath {
	const words = known.map(lastWord).filter(Boolean);
	let suggested = 0;
	return (path, otherwise) => {
		suggested++;
		if (suggested > suggestedMax) return otherwise;
		const maxDistance = Math.max(2, Math.floor(lastWord(path).length / 3));
		const word = findNearest(lastWord(path), words);
		const nearest = findNearest(path, known, maxDistance) ?? known.find((each) => lastWord(each) === word);
		return nearest ? msg("report.didYouMean", { name: nearest }) : otherwise;
	};
}

function lastWord(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1);
}
