import { addToFnv, fnvStart } from "#schemas/fnv.ts";
import { isElement, plainText, type RichNode, type RichText } from "#schemas/rich-text.ts";
import type { Standing, TextPart } from "#schemas/translation.ts";
import { isWordSign } from "#schemas/word-signs.ts";

/**
 * Which French text a translation was made from. A text has parts: fields, fields of groups, sections of its Markdown. Each
 * part has a hash, three letters that change with its words; a translation records those of the French parts in its field
 * `translated`, and so tells for ever after which of them have changed.
 */

/** The parts of a text in their order. `text` is its fields, `body` its Markdown. */
export function textParts(text: object, body: RichText | null): TextPart[] {
	const fields = Object.entries(text).flatMap(([key, value]) => {
		if (key === "translated") return [];
		if (!isGroup(value)) return [field([key], value)];
		return Object.entries(value).map(([inner, child]) => field([key, inner], child));
	});
	return [...fields, ...sections(body?.children ?? [])];
}

/** What a translation of these parts records. */
export function recordOf(parts: readonly TextPart[]): string {
	return parts.map(({ hash }) => hash).join("");
}

/** What a translation has recorded, if anything. */
export function recordIn(text: object): string | undefined {
	return "translated" in text && typeof text.translated === "string" ? text.translated : undefined;
}

/** Compares what a translation has recorded with the original's parts of today. Their order does not matter. */
export function standingOf(record: string | undefined, original: readonly TextPart[]): Standing {
	if (record === undefined) return { is: "unrecorded" };
	const then: string[] = record.match(/.{3}/g) ?? [];
	const now = original.map(({ hash }) => hash);
	if (then.sort().join() === now.sort().join()) return { is: "current" };
	return { is: "stale", changed: original.filter(({ hash }) => !then.includes(hash)) };
}

function field(path: string[], value: unknown): TextPart {
	return { name: path.join("."), pointer: `/${path.join("/")}`, section: 0, hash: hashOf(value) };
}

function sections(nodes: readonly RichNode[]): TextPart[] {
	const starts = nodes.flatMap((node, index) => (isElement(node, "h2") ? [index] : []));
	const [first = nodes.length] = starts;
	const part = (name: string, section: number, content: readonly RichNode[]) => ({
		name,
		pointer: "body",
		section,
		hash: hashOf(content),
	});
	return [
		...(first > 0 ? [part("introduction", 0, nodes.slice(0, first))] : []),
		...starts.map((start, index) => {
			const [heading] = nodes.slice(start, start + 1);
			return part(`“${heading ? plainText(heading) : ""}”`, index + 1, nodes.slice(start, starts[index + 1]));
		}),
	];
}

/** Prints follow the words, links and structure; typography is each language's own, so signs and spaces do not count. */
function hashOf(value: unknown): string {
	const hash = hashWords(value, { hash: fnvStart, gap: false, begun: false }).hash >>> 0;
	const letter = (place: number) => String.fromCharCode(97 + (Math.floor(hash / 26 ** place) % 26));
	return letter(0) + letter(1) + letter(2);
}

/** FNV-1a of words that come one after the other, with a space between them, whatever stands there. */
type Hashed = { hash: number; gap: boolean; begun: boolean };

/** Takes in the words of all strings in a value. Braces are part of them: names of figures. */
function hashWords(value: unknown, hashed: Hashed): Hashed {
	if (typeof value === "string") {
		hashString(value, hashed);
		hashed.gap = true;
	} else if (typeof value === "object" && value !== null)
		for (const key in value) hashWords(value[key as keyof typeof value], hashed);
	return hashed;
}

function hashString(text: string, hashed: Hashed): void {
	for (let index = 0; index < text.length; index++) {
		const code = text.codePointAt(index) ?? 0;
		const counts = code === openBrace || code === closeBrace || isWordSign(code);
		if (counts) {
			if (hashed.gap && hashed.begun) hashed.hash = addToFnv(hashed.hash, space);
			hashed.hash = addToFnv(hashed.hash, text.charCodeAt(index));
			if (code > 0xffff) hashed.hash = addToFnv(hashed.hash, text.charCodeAt(index + 1));
			hashed.begun = true;
		}
		hashed.gap = !counts;
		if (code > 0xffff) index++;
	}
}

const [space, openBrace, closeBrace] = [0x20, 0x7b, 0x7d];

/** A group of fields; RichText is one field, and so is a list. */
function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !("type" in value && value.type === "root");
}
