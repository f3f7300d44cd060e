import { isInternal, splitPath } from "#schemas/shared/url.ts";
import { checkHost } from "#schemas/shared/web-address.ts";
import { msg, withHint } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { explainHost } from "../../report/explain-host.ts";

/** Allowed schemes. All others (javascript:, data:, http:, //host) are rejected. */
const allowed = /^(https:\/\/[^\s\\]+|mailto:[^\s\\]+|#[^\s\\]+)$/i;
const unsafe = /^([a-z][a-z0-9+.-]*:|[/\\]{2}|\/\\)|[\s\\]/i;

/** What is wrong with the address of a link, or null if it is allowed. */
export function checkUrl(url: string): Pick<Diagnostic, "code" | "message" | "hint"> | null {
	if (url === "" || url === "#") return { code: "relative-link", ...withHint("markdown.noAddress") };
	const here = pathOnThisMachine(url);
	if (here !== null)
		return { code: "unsafe-url", message: msg("markdown.thisMachine", { url }), hint: msg("markdown.write.hint", { url: here }) };
	const host = checkHost(url);
	if (allowed.test(url) && host) {
		const { fault, hint } = explainHost(host);
		return { code: "unsafe-url", message: msg("markdown.oddHost", { url, fault }), hint };
	}
	if (allowed.test(url) || isInternal(url)) return null;
	if (/^http:/i.test(url))
		return {
			code: "unsafe-url",
			message: msg("markdown.notEncrypted", { url }),
			hint: msg("markdown.write.hint", { url: url.replace(/^http:/i, "https:") }),
		};
	if (unsafe.test(url)) return { code: "unsafe-url", ...withHint("markdown.unsafe", { url }) };
	return {
		code: "relative-link",
		message: msg("markdown.relative", { url }),
		hint: msg("markdown.write.hint", { url: absolute(url) }),
	};
}

/** The path of an address that only this machine answers at, such as that of the preview, without a language; null for any other. */
function pathOnThisMachine(url: string): string | null {
	const [found, rest = ""] =
		/^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)(.*)$/i.exec(url) ?? [];
	if (found === undefined) return null;
	const [, pathname = "", anchor = ""] = /^([^?#]*)[^#]*(.*)$/.exec(rest) ?? [];
	return splitPath(pathname || "/").path + anchor;
}

/** What is wrong with the address of an image, which must be on this site, or null if it is allowed. */
export function checkPicture(url: string): Pick<Diagnostic, "code" | "message" | "hint"> | null {
	const wrong = checkUrl(url);
	if (wrong || isInternal(url)) return wrong;
	return {
		code: "unsafe-url",
		message: /^https:/i.test(url) ? msg("markdown.otherHost", { url }) : msg("markdown.noPicture", { url }),
		hint: msg("markdown.picture.hint"),
	};
}

/** The address that was probably meant by a relative one. */
function absolute(url: string): string {
	if (/^www\./i.test(url)) return `https://${url}`;
	if (/^\(.*\)$/.test(url)) return url.slice(1, -1);
	const path = url.replace(/^(\.{1,2}\/)+/, "");
	return /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path) ? `/images/${path.replace(/^.*\//, "")}` : `/${path}`;
}
