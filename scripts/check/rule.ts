import type { Source } from "#schemas/content/site-config.ts";
import { defaultLang, isLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Said } from "../messages/message.ts";
import type { Code } from "../report/codes.ts";
import type { Diagnostic, Related } from "../report/diagnostic.ts";
import { nameOfPath, pathOf } from "../report/field-path.ts";
import { attemptFindings, wholeContent } from "../report/internal.ts";
import type { Content, Entry, Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";

/** Input of every rule: the content, and its addresses. To link is to join its parts into a site; hyperlinks have a rule, `links.ts`. */
export type LinkedContent = {
	content: Content;
	/** The date of the run, written 2025-01-31; null if none is given. */
	date: string | null;
	/** Path → the entry whose page is there. */
	pages: ReadonlyMap<string, Entry>;
	/** Redirects: address → target. */
	redirects: ReadonlyMap<string, string>;
	slugs: Readonly<Record<string, readonly string[]>>;
	/** The first address of the page that a file belongs to. */
	ownPaths: ReadonlyMap<Part, string>;
	/** Slugs of entries with invalid facts, whose addresses are unknown. */
	brokenSlugs: ReadonlySet<string>;
	/** Path → publication date of the pages published after the build date. */
	later: ReadonlyMap<string, string>;
	/** Anchors of an entry's page in one language. */
	anchorsOf(entry: Entry, lang: Lang): ReadonlySet<string>;
};

/** A rule examines the whole content and returns findings; it changes nothing. */
export type Rule = (context: LinkedContent) => Diagnostic[];

export function kindOf({ kind }: Pick<Entry, "kind">) {
	return findKindByName(kind);
}

/** The language of a file, or null for files of all languages. */
export function langOf({ contentFile }: Part): Lang | null {
	return "lang" in contentFile && isLang(contentFile.lang) ? contentFile.lang : null;
}

/** Checks the parts one by one: if our code fails on one, the others are still checked. */
export function eachPart(parts: readonly Part[], check: (part: Part) => Diagnostic[]): Diagnostic[] {
	return parts.flatMap((part) => attemptFindings(part.file, () => check(part)));
}

/** The same for entries; a failure is reported for the file of the facts. */
export function eachEntry(entries: readonly Entry[], check: (entry: Entry) => Diagnostic[]): Diagnostic[] {
	return entries.flatMap((entry) => {
		const { file } = entry.facts ?? Object.values(entry.texts)[0] ?? { file: wholeContent };
		return attemptFindings(file, () => check(entry));
	});
}

/** The files of an entry that exist. */
export function partsOf({ facts, texts }: Entry): Part[] {
	return [...(facts ? [facts] : []), ...Object.values(texts)];
}

/** The names of an entry in all languages in which it is valid: «Monstera», «Costilla de Adán». */
export function namesOf({ kind, slug, facts, texts }: Entry): string[] {
	return langs.flatMap((lang) => {
		const text = texts[lang];
		if (!facts?.data || !text?.data || !text.digest) return [];
		return kindOf({ kind }).search.names({ slug, lang, facts: facts.data, text: text.data, file: text.file, ...text.digest });
	});
}

/** The original language, as a value for messages. */
export const originalLang: { readonly lang: Lang } = { lang: defaultLang };

/** The works of `sources.yaml` by their keys; their data has been validated. */
export function sourcesIn({ single }: Content): Readonly<Record<string, Source>> {
	return (single.sources?.data ?? {}) as Record<string, Source>;
}

/** Position of a field's value. */
export function positionOf(part: Part, pointer: string): Position {
	return part.positions[pointer]?.value ?? [1, 1];
}

export function diagnose(part: Part, position: Position | null, code: Code, { message, hint }: Said): Diagnostic {
	return { code, file: part.file, position, message, hint };
}

/** A finding with related places added. */
export function withRelated(found: Diagnostic, related: readonly Related[]): Diagnostic {
	return related.length > 0 ? { ...found, related } : found;
}

/** «faq 2.question» for the pointer «/faq/1/question». */
export function fieldName(pointer: string): string {
	return nameOfPath(pathOf(pointer));
}

/** The interface strings of a language; null if their file is invalid. */
export function stringsIn({ ui }: Pick<Content, "ui">, lang: Lang): Record<string, string> | null {
	// Their shape was checked when the file was read, and has no defaults that a second reading would add.
	return (ui[lang]?.data ?? null) as Record<string, string> | null;
}
