import { codePoint, judgeHost } from "#schemas/spec/web-address.ts";
import type { Diagnostic } from "../report/diagnostic.ts";

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
			message: `The redirect from "${from}" leads to an address that holds ${codePoint(unseen)}, a character that cannot be seen.`,
			hint: "delete the character",
		};
	const signs = [...new Set(to)].filter((sign) => sign in written);
	if (signs.length > 0)
		return {
			message: `The redirect from "${from}" leads to an address that holds ${signs.map((sign) => `"${sign}"`).join(", ")}, which hosts and browsers may read as something else.`,
			hint: `write ${signs.map((sign) => `${written[sign]} for "${sign}"`).join(", ")}`,
		};
	const host = judgeHost(to);
	return host && { message: `The redirect from "${from}" leads to an address that ${host.fault}.`, hint: host.hint };
}
