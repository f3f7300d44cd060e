import { addTo } from "#schemas/spec/group-by.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Part } from "../types/content.ts";
import { diagnose, type LinkRule, positionOf, withRelated } from "./link-context.ts";

/** A title that another entry already has. */
type DuplicateTitle = { entry: Entry; part: Part; field: string; title: string; other: { entry: Entry; part: Part } };

/**
 * No two entries of a kind share a name in a language, and no two pages a title or description in search results. Entries that
 * share more than one are one finding: one of them is a copy.
 */
export const checkTitles: LinkRule = ({ content: { entries } }) => {
	const duplicates = langs.flatMap((lang) => [
		...findDuplicates(entries, lang, "title", ({ kind }) => kind),
		...findDuplicates(entries, lang, "name", ({ kind }) => kind),
		...findDuplicates(entries, lang, "metaTitle", () => "page"),
		...findDuplicates(entries, lang, "metaDescription", () => "description"),
	]);
	const pairs = new Map<Entry, Map<Entry, DuplicateTitle[]>>();
	for (const duplicate of duplicates) {
		const others = pairs.get(duplicate.entry) ?? new Map<Entry, DuplicateTitle[]>();
		addTo(others, duplicate.other.entry, duplicate);
		pairs.set(duplicate.entry, others);
	}
	return [...pairs.values()].flatMap((others) => [...others.values()].map(explain));
};

function explain(duplicates: DuplicateTitle[]): Diagnostic {
	const [first] = duplicates;
	if (!first) throw new Error("no titles are alike");
	const { part, field, title, other } = first;
	const position = positionOf(part, `/${field}`);
	const [message, hint] =
		duplicates.length === 1
			? [msg("link.sameTitle", { title, file: other.part.file }), msg("link.sameTitle.hint")]
			: [msg("link.sameTitles", { title, file: other.part.file, others: duplicates.length - 1 }), msg("link.sameTitles.hint")];
	const before = { file: other.part.file, position: positionOf(other.part, `/${field}`), message: msg("related.same") };
	return withRelated(diagnose(part, position, "duplicate-title", message, hint), [before]);
}

function findDuplicates(
	entries: readonly Entry[],
	lang: Lang,
	field: string,
	groupOf: (entry: Entry) => string,
): DuplicateTitle[] {
	const seen = new Map<string, DuplicateTitle["other"]>();
	return entries.flatMap((entry) => {
		const part = entry.texts[lang];
		const title = part?.data && Object.entries(part.data).find(([key]) => key === field)?.[1];
		// An unfinished draft is reported for its TODO.
		if (!part || typeof title !== "string" || title.includes("TODO")) return [];
		const key = `${groupOf(entry)} ${title.toLowerCase()}`;
		const other = seen.get(key);
		if (!other) seen.set(key, { entry, part });
		return other ? [{ entry, part, field, title, other }] : [];
	});
}
