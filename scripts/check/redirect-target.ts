import { checkHost, codePoint } from "#schemas/shared/web-address.ts";
import { msg, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { explainHost } from "../report/explain-host.ts";

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
export function checkTargetForm(from: string, to: string): Pick<Diagnostic, "message" | "hint"> | null {
	const unseen = [...to].find((sign) => sign !== " " && hidden.test(sign));
	if (unseen !== undefined)
		return {
			...withHint("link.unseenInTarget", { from, sign: codePoint(unseen) }),
		};
	const signs = [...new Set(to)].filter((sign) => sign in written);
	if (signs.length > 0)
		return {
			...withHint("link.signsInTarget", {
				from,
				signs: signs.map((sign) => `"${sign}"`).join(", "),
				written: signs.map((sign) => msg("link.signFor", { written: written[sign] ?? "", sign })),
			}),
		};
	const host = checkHost(to);
	if (!host) return null;
	const { fault, hint } = explainHost(host);
	return { message: msg("link.targetHost", { from, fault }), hint };
}
