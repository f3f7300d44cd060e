import { type Message, msg, withHint } from "../../../messages/message.ts";
import type { Finding } from "../../../report/diagnostic.ts";
import type { PageRule } from "../finished-site.ts";

/** Structured data has the shape that search engines require, and refers to existing pictures. */
export const structuredData: PageRule = ({ pathname, structuredDataProblems, structuredImages }, { baseUrl, files }) => {
	const finding = (fault: string | Message): Finding => ({
		code: "page-structured-data",
		...withHint("page.structuredData", { path: pathname, fault }),
	});
	const missing = structuredImages.filter((url) => !url.startsWith(`${baseUrl}/`) || !files.has(url.slice(baseUrl.length + 1)));
	return [...structuredDataProblems.map(finding), ...missing.map((url) => finding(msg("page.structuredPicture", { url })))];
};
