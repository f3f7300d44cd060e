import type { HeadTag } from "./head-tags.ts";

/** Serializes structured data as a JSON-LD script element. */
export function serializeJsonLd(data: object): string {
	return `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`;
}

/** Serializes the head of a prerendered page. */
export function serializeHead(tags: readonly HeadTag[]): string {
	return tags.map(serialize).join("");
}

function serialize(head: HeadTag): string {
	if (head.tag === "title") return `<title>${escapeText(head.text)}</title>`;
	return `<${head.tag}${attributes(head.attributes)}>`;
}

/** Attributes as HTML, each with a leading space. */
export function attributes(values: Record<string, string>): string {
	return Object.entries(values)
		.map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeText(value).replaceAll('"', "&quot;")}"`))
		.join("");
}

function escapeText(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Inside a script element only `<`, `>`, `&` and the line separators U+2028 and U+2029 can end or break the data. */
function escapeJson(json: string): string {
	return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
