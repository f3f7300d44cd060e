import { codePoint, judgeHost } from "#schemas/spec/web-address.ts";
import { say } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { explainHost } from "../report/explain-host.ts";

/** Signs that hosts or browsers take for more than they are, and how an address is written with them. */
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

/** White space that is no space. All else that cannot be seen is found in every file (`scripts/read/odd-characters.ts`). */
const hidden = /[\t\n\p{Zs}]/u;

/** What is wrong with how the target of a redirect is written, or null when hosts can be told of it. */
export function judgeTarget(from: string, to: string): Pick<Diagnostic, "message" | "hint"> | null {
	const unseen = [...to].find((sign) => sign !== " " && hidden.test(sign));
	if (unseen !== undefined)
		return {
			message: say("link.unseenInTarget", { from, sign: codePoint(unseen) }),
			hint: say("link.unseenInTarget.hint"),
		};
	const signs = [...new Set(to)].filter((sign) => sign in written);
	if (signs.length > 0)
		return {
			message: say("link.signsInTarget", { from, signs: signs.map((sign) => `"${sign}"`).join(", ") }),
			hint: say("link.signsInTarget.hint", {
				written: signs.map((sign) => say("link.signFor", { written: written[sign] ?? "", sign })),
			}),
		};
	const host = judgeHost(to);
	if (!host) return null;
	const { fault, hint } = explainHost(host);
	return { message: say("link.targetHost", { from, fault }), hint };
}
