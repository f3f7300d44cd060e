import { defaultLang, isLang, type Lang } from "#schemas/spec/languages.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Message } from "../messages/message.ts";
import type { Code } from "../report/codes.ts";
import type { Diagnostic, Related } from "../report/diagnostic.ts";
import { attemptFindings, wholeContent } from "../report/internal.ts";
import type { Content, Entry, Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";

/** What every rule of the link stage is given: the content, and the addresses that it makes. */
export type Linking = {
	content: Content;
	/** The day that the run is for, written 2025-01-31; null where none is named. */
	date: string | null;
	/** Path → the entry whose page stands there. */
	pages: ReadonlyMap<string, Entry>;
	/** Addresses that lead elsewhere. */
	redirects: ReadonlyMap<string, string>;
	slugs: Readonly<Record<string, readonly string[]>>;
	/** The first address of the page that a file belongs to. */
	ownPaths: ReadonlyMap<Part, string>;
	/** Slugs of the entries whose facts have a fault of their own, so that nobody knows their address. */
	brokenSlugs: ReadonlySet<string>;
	/** Path → day of the pages that come out after the day that the site is built for. */
	later: ReadonlyMap<string, string>;
	/** Anchors of an entry's page in one language. */
	anchorsOf(entry: Entry, lang: Lang): ReadonlySet<string>;
};

/** A rule looks at the whole content and reports; it changes nothing. */
export type LinkRule = (linking: Linking) => Diagnostic[];

export function kindOf({ kind }: Pick<Entry, "kind">) {
	return findKindByName(kind);
}

/** The language that a file speaks, or null for files of all languages. */
export function langOf({ contentFile }: Part): Lang | null {
	return "lang" in contentFile && isLang(contentFile.lang) ? contentFile.lang : null;
}

/** Looks at one part after the other: where our code fails over one, the others are looked at all the same. */
export function eachPart(parts: readonly Part[], check: (part: Part) => Diagnostic[]): Diagnostic[] {
	return parts.flatMap((part) => attemptFindings(part.file, () => check(part)));
}

/** The same with entries; the file of one is that of its facts. */
export function eachEntry(entries: readonly Entry[], check: (entry: Entry) => Diagnostic[]): Diagnostic[] {
	return entries.flatMap((entry) => {
		const { file } = entry.facts ?? Object.values(entry.texts)[0] ?? { file: wholeContent };
		return attemptFindings(file, () => check(entry));
	});
}

/** The files of an entry that could be read. */
export function partsOf({ facts, texts }: Entry): Part[] {
	return [...(facts ? [facts] : []), ...Object.values(texts)];
}

/**
 * How data are read that a run reads once: zod writes and compiles code for each shape, which only pays for those that are read again
 * and again. For the words of the interface in four languages that takes five times as long as reading them.
 */
export const readOnce = { jitless: true } as const;

/** The language that others are translated from, by its name where it is said. */
export const originalLang: { readonly lang: Lang } = { lang: defaultLang };

/** Place of a field's value. */
export function positionOf(part: Part, pointer: string): Position {
	return part.positions[pointer]?.value ?? [1, 1];
}

export function diagnose(part: Part, position: Position | null, code: Code, message: Message, hint: Message): Diagnostic {
	return { code, file: part.file, position, message, hint };
}

/** The same finding with another place that it is about. */
export function withRelated(found: Diagnostic, related: readonly Related[]): Diagnostic {
	return related.length > 0 ? { ...found, related } : found;
}

/** «faq 2.question» for the pointer «/faq/1/question». */
export function fieldName(pointer: string): string {
	return pointer
		.split("/")
		.slice(1)
		.map((key) => (/^\d+$/.test(key) ? ` ${Number(key) + 1}` : key))
		.join(".")
		.replaceAll(". ", " ")
		.trim();
}
