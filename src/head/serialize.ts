import { escapeMarkup } from "#schemas/shared/escape-markup.ts";
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
	if (head.tag === "title") return `<title>${escapeMarkup(head.text)}</title>`;
	return `<${head.tag}${attributes(head.attributes)}>`;
}

/** Attributes as HTML, each with a leading space. */
export function attributes(values: Record<string, string>): string {
	return Object.entries(values)
		.map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
		.join("");
}

/** Inside a script element only `<`, `>`, `&` and the line separators U+2028 and U+2029 can end or break the data. */
function escapeJson(json: string): string {
	return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
