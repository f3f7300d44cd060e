import type { Finding } from "../../report/diagnostic.ts";
import type { PageRule } from "../finished-site.ts";

/** What a page tells search engines has the shape that they ask for, and names pictures that are there. */
export const structuredData: PageRule = ({ pathname, structuredFaults, structuredImages }, { baseUrl, files }) => {
	const finding = (what: string): Finding => ({
		code: "page-structured-data",
		message: `The structured data of ${pathname} is wrong: ${what}.`,
		hint: "this is for the developers: see src/head/json-ld.ts",
	});
	const missing = structuredImages.filter((url) => !url.startsWith(`${baseUrl}/`) || !files.has(url.slice(baseUrl.length + 1)));
	return [...structuredFaults.map(finding), ...missing.map((url) => finding(`the picture ${url} is not there`))];
};
