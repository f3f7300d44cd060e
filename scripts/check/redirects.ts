import { redirects as shape } from "#schemas/content/site-config.ts";
import { decodeAnchor, isInternal, splitPath } from "#schemas/shared/url.ts";
import { checkHost, codePoint } from "#schemas/shared/web-address.ts";
import { msg, type Said, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { explainHost } from "../report/explain-host.ts";
import type { Part } from "../types/content.ts";
import { readableLangs } from "./anchors.ts";
import { belongsToBrokenEntry, createSuggestions, type SuggestPath } from "./links.ts";
import { isTakenBySite } from "./paths.ts";
import { checkSourceForm, pathAlone } from "./redirect-source.ts";
import { diagnose, type LinkedContent, positionOf, type Rule } from "./rule.ts";

/** Redirects lead in one step from an address without a page to an existing page. */
export const checkRedirects: Rule = (context) => {
	const part = context.content.single.redirects;
	if (!part?.data) return [];
	const taken = new Set<string>();
	const followed: RedirectContext = { ends: new Map(), suggestPath: createSuggestions([...context.pages.keys()]) };
	return shape.parse(part.data).flatMap(({ from, to }, index) => {
		const createFinding = (field: "from" | "to", code: Diagnostic["code"], said: Said) =>
			diagnose(part, positionOf(part, `/${index}/${field}`), code, said);
		if (taken.has(from)) return [createFinding("from", "duplicate-path", withHint("link.redirectedTwice", { from }))];
		taken.add(from);
		const wrong = checkSourceForm(from);
		if (wrong) return [createFinding("from", "redirect-shadow", wrong)];
		const { path, pinned } = splitPath(from);
		if (pinned)
			return [
				createFinding("from", "redirect-shadow", {
					message: msg("link.sourceLang", { from }),
					hint: msg("link.sourcePath.hint", { path }),
				}),
			];
		if (isTakenBySite(from, context.pages))
			return [createFinding("from", "redirect-shadow", withHint("link.noSourcePath", { from }))];
		if (context.pages.has(from)) return [createFinding("from", "redirect-shadow", withHint("link.shadow", { from }))];
		return checkTarget(from, to, context, followed, (code, said) => createFinding("to", code, said));
	});
};

/** State shared by the checks of all redirects. */
type RedirectContext = { ends: Ends; suggestPath: SuggestPath };
type CreateFinding = (code: Diagnostic["code"], said: Said) => Diagnostic;

function checkTarget(
	from: string,
	to: string,
	context: LinkedContent,
	{ ends, suggestPath }: RedirectContext,
	createFinding: CreateFinding,
): Diagnostic[] {
	const wrong = checkTargetForm(from, to);
	if (wrong) return [createFinding("redirect-target", wrong)];
	if (to.startsWith("https://") && URL.canParse(to)) return [];
	const [path = "", hash = ""] = to.split("#");
	const anchor = decodeAnchor(hash);
	if (!isInternal(to) || splitPath(path).pinned) return [createFinding("redirect-target", withHint("link.noTarget", { to }))];
	if (context.redirects.has(path)) {
		const end = followRedirects(path, context.redirects, ends);
		if (end === null)
			return [createFinding("redirect-loop", { message: msg("link.loop", { from }), hint: msg("link.toPage.hint") })];
		if (isInternal(end) && !context.pages.has(end.split("#")[0] ?? end))
			return [createFinding("redirect-chain", { message: msg("link.chain", { from }), hint: msg("link.toPage.hint") })];
		return [{ ...createFinding("redirect-chain", withHint("link.chain", { from, end })), fix: { from: to, to: end } }];
	}
	const entry = context.pages.get(path);
	if (!entry && belongsToBrokenEntry(path, context)) return [];
	if (!entry)
		return [
			createFinding("redirect-target", {
				message: msg("link.targetMissing", { from, to }),
				hint: suggestPath(path, msg("link.targetMissing.hint")),
			}),
		];
	const lacking = readableLangs(entry).filter((lang) => anchor !== "" && !context.anchorsOf(entry, lang).has(anchor));
	if (lacking.length === 0) return [];
	const message =
		lacking.length === readableLangs(entry).length
			? msg("link.noAnchor", { path, anchor })
			: msg("link.noAnchorInAll", { path, anchor });
	return [createFinding("dead-anchor", { message, hint: msg("link.write.hint", { url: path }) })];
}

/** The final targets of the chains followed so far, by every address in them. */
type Ends = Map<string, string | null>;

/** The final target of a chain, or null for a loop. Every address is visited once, however many chains it is part of. */
export function followRedirects(from: string, redirects: ReadonlyMap<string, string>, ends: Ends): string | null {
	const seen = new Set<string>();
	let at = from;
	for (let next = redirects.get(at); next !== undefined; next = redirects.get(at.split("#")[0] ?? at)) {
		if (ends.has(at) || seen.has(at)) break;
		seen.add(at);
		at = next;
	}
	const known = ends.get(at);
	const end = known !== undefined ? known : seen.has(at) ? null : at;
	for (const each of seen) ends.set(each, end);
	return end;
}

/**
 * Redirect targets by address, without what an address may not have (`checkSourceForm`): links to the rest are not dead. A page is not
 * redirected, whatever stands in the list: what leads to it has arrived.
 */
export function redirectMap(part: Part | undefined, pages: ReadonlyMap<string, unknown>): Map<string, string> {
	const redirects = part?.data ? shape.parse(part.data) : [];
	return new Map(redirects.map(({ from, to }) => [pathAlone(from), to] as const).filter(([from]) => !pages.has(from)));
}

/** Characters with a special meaning for hosts or browsers, and what to write instead. */
const written: Readonly<Record<string, string>> = {
	" ": "%20",
	"\\": "/",
	"{": "%7B",
	"}": "%7D",
	$: "%24",
	'"': "%22",
	"<": "%3C",
	">": "%3E",
	"^": "%5E",
	"`": "%60",
	"|": "%7C",
};

/** White space other than the space. Other invisible characters are found in every file (`scripts/content/read/odd-characters.ts`). */
const hidden = /[\t\n\p{Zs}]/u;

/** What is wrong with the spelling of a redirect's target, or null if hosts can be configured with it. */
function checkTargetForm(from: string, to: string): Said | null {
	const unseen = [...to].find((sign) => sign !== " " && hidden.test(sign));
	if (unseen !== undefined) return withHint("link.unseenInTarget", { from, sign: codePoint(unseen) });
	const signs = [...new Set(to)].filter((sign) => sign in written);
	if (signs.length > 0)
		return withHint("link.signsInTarget", {
			from,
			signs: signs.map((sign) => `"${sign}"`).join(", "),
			written: signs.map((sign) => msg("link.signFor", { written: written[sign] ?? "", sign })),
		});
	const host = checkHost(to);
	if (!host) return null;
	const { fault, hint } = explainHost(host);
	return { message: msg("link.targetHost", { from, fault }), hint };
}
