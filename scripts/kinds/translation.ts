import { hash as hashOf } from "node:crypto";
import { isElement, isRichText, plainText, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import type { TextPart, TranslationState } from "#schemas/content/translation.ts";
import { isWordSign } from "#schemas/content/word-signs.ts";
import { isRecord } from "#schemas/shared/shapes.ts";

/**
 * The French text that a translation was made from. A text has parts: fields, fields of groups, sections of its Markdown. Each part
 * has a hash that changes with its words. For each French part a translation records in its field `translated` the hash of that
 * part and a prefix of the hash of its own part. This shows at any later time which French parts have changed, and whether the
 * translation has followed.
 */

/** Letters of a hash: 26^14 is about 2^66, enough to exclude collisions. */
const hashLength = 14;

/** Recorded letters of the hash of a translation's own part: the chance of missing a change is 1 in 300 million. */
const ownLength = 6;

/** The parts of a text in order. `text` is its fields, `body` its Markdown. */
export function textParts(text: object, body: RichText | null): TextPart[] {
	const fields = Object.entries(text).flatMap(([key, value]) => {
		if (key === "translated") return [];
		if (!isGroup(value)) return [field([key], value)];
		return Object.entries(value).map(([inner, child]) => field([key, inner], child));
	});
	return [...fields, ...sections(body?.children ?? [])];
}

/** The record of a translation: the parts of the original, and the corresponding parts of its own. */
export function recordOf(original: readonly TextPart[], own: readonly TextPart[]): string {
	return original.map((part) => part.hash + ownHash(counterpart(part, own))).join("");
}

/** The corresponding part in another language. */
function counterpart({ pointer, section }: TextPart, parts: readonly TextPart[]): TextPart | undefined {
	return parts.find((part) => part.pointer === pointer && part.section === section);
}

/** The record in a translation's text, if any. */
export function recordIn(text: object): string | undefined {
	return "translated" in text && typeof text.translated === "string" ? text.translated : undefined;
}

/** Hashes of the parts of the original that a translation was made from. */
export function recordedHashes(record: string): string[] {
	return readRecord(record).map(({ hash }) => hash);
}

/** Compares a translation's record with the current parts of the original. Their order does not matter. */
export function translationStateOf(record: string | undefined, original: readonly TextPart[]): TranslationState {
	if (record === undefined) return { is: "unrecorded" };
	const then = recordedHashes(record);
	const now = original.map(({ hash }) => hash);
	if (then.sort().join() === now.sort().join()) return { is: "current" };
	return { is: "stale", changed: original.filter(({ hash }) => !then.includes(hash)) };
}

/** The changed parts of an original whose counterpart in the translation has not changed since it was recorded. */
export function findStale(record: string, changed: readonly TextPart[], own: readonly TextPart[]): TextPart[] {
	const recorded = new Set(readRecord(record).map((each) => each.own));
	return changed.filter((part) => recorded.has(ownHash(counterpart(part, own))));
}

/**
 * Updates a translation's record after a change that does not affect the meaning, such as a new address: each hash is replaced by
 * the new hash of the same part. Outdated parts stay outdated.
 */
export function updateRecord(record: string, original: BeforeAndAfter, own: BeforeAndAfter): string {
	const after = new Map(original.before.map(({ hash }, index) => [hash, original.after[index]?.hash ?? hash]));
	const ownAfter = new Map(own.before.map((part, index) => [ownHash(part), ownHash(own.after[index] ?? part)]));
	return readRecord(record)
		.map((each) => (after.get(each.hash) ?? each.hash) + (ownAfter.get(each.own) ?? each.own))
		.join("");
}

/** The parts of a text before and after a change that does not change their number. */
export type BeforeAndAfter = { before: readonly TextPart[]; after: readonly TextPart[] };

function readRecord(record: string): { hash: string; own: string }[] {
	const tokens = record.match(/.{20}/g) ?? [];
	return tokens.map((token) => ({ hash: token.slice(0, hashLength), own: token.slice(hashLength) }));
}

function ownHash(part: TextPart | undefined): string {
	return (part ?? measure("")).hash.slice(0, ownLength);
}

function field(path: string[], value: unknown): TextPart {
	return { name: path.join("."), pointer: `/${path.join("/")}`, section: 0, ...measure(value) };
}

function sections(nodes: readonly RichNode[]): TextPart[] {
	const starts = nodes.flatMap((node, index) => (isElement(node, "h2") ? [index] : []));
	const [first = nodes.length] = starts;
	const part = (name: string, section: number, content: readonly RichNode[]) => ({
		name,
		pointer: "body",
		section,
		...measure(content),
	});
	return [
		...(first > 0 ? [part("introduction", 0, nodes.slice(0, first))] : []),
		...starts.map((start, index) => {
			const [heading] = nodes.slice(start, start + 1);
			return part(`“${heading ? plainText(heading) : ""}”`, index + 1, nodes.slice(start, starts[index + 1]));
		}),
	];
}

/** The hash depends on words, links and structure; typography differs between languages, so punctuation and spaces are ignored. */
function measure(value: unknown): Pick<TextPart, "hash" | "wording" | "words"> {
	const [words, wording]: [string[], string[]] = [[], []];
	collectWords(value, words, wording);
	const hash = hashWords(words);
	return { hash, wording: wording.length === words.length ? hash : hashWords(wording), words: words.length };
}

function hashWords(words: readonly string[]): string {
	const bytes = hashOf("sha256", words.join(" "), "buffer");
	return Array.from(bytes.subarray(0, hashLength), (byte) => String.fromCharCode(97 + (byte % 26))).join("");
}

/** A string that is an address and nothing else: the target of a link or of a picture. */
const address = /^(?:[/#]|https?:|mailto:)\S*$/;

/** Collects the words of all strings in a value, in order, including names of figures in braces; `wording` leaves out addresses. */
function collectWords(value: unknown, words: string[], wording: string[]): void {
	if (typeof value === "string") {
		const start = words.length;
		splitWords(value, words);
		if (!address.test(value)) wording.push(...words.slice(start));
	} else if (typeof value === "object" && value !== null)
		for (const key in value) collectWords(value[key as keyof typeof value], words, wording);
}

function splitWords(text: string, words: string[]): void {
	let start = -1;
	for (let index = 0; index < text.length; index++) {
		const code = text.codePointAt(index) ?? 0;
		const counts = code === openBrace || code === closeBrace || isWordSign(code);
		if (counts && start === -1) start = index;
		if (!counts && start !== -1) {
			words.push(text.slice(start, index));
			start = -1;
		}
		if (code > 0xffff) index++;
	}
	if (start !== -1) words.push(text.slice(start));
}

const [openBrace, closeBrace] = [0x7b, 0x7d];

/** A group of fields; RichText and lists count as single fields. */
function isGroup(value: unknown): value is Record<string, unknown> {
	return isRecord(value) && !isRichText(value);
}
