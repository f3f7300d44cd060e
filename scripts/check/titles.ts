import { sheetLayouts } from "#schemas/content/plant/schema.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { msg, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Part } from "../types/content.ts";
import { diagnose, positionOf, type Rule, withRelated } from "./rule.ts";

/** A title at its JSON pointer in a text. */
type Title = { entry: Entry; part: Part; pointer: string; title: string };

/** A title that another entry already has. */
type DuplicateTitle = Title & { other: Title };

/**
 * No two entries of a kind share a name in a language, and no two pages a title or description in search results. Entries that
 * share more than one are one finding: one of them is a copy.
 */
export const checkTitles: Rule = ({ content: { entries } }) => {
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
	const { part, pointer, title, other } = first;
	const position = positionOf(part, pointer);
	const names = { title, file: other.part.file };
	const said =
		duplicates.length === 1
			? withHint("link.sameTitle", names)
			: withHint("link.sameTitles", { ...names, others: duplicates.length - 1 });
	const before = { file: other.part.file, position: positionOf(other.part, other.pointer), message: msg("related.same") };
	return withRelated(diagnose(part, position, "duplicate-title", said), [before]);
}

function findDuplicates(
	entries: readonly Entry[],
	lang: Lang,
	field: string,
	groupOf: (entry: Entry) => string,
): DuplicateTitle[] {
	const seen = new Map<string, Title>();
	return entries.flatMap((entry) =>
		titlesIn(entry, lang, field).flatMap((found) => {
			const key = `${groupOf(entry)} ${found.title.toLowerCase()}`;
			const other = seen.get(key);
			if (!other) seen.set(key, found);
			return other ? [{ ...found, other }] : [];
		}),
	);
}

/** The values of a field at the top of a text and in the group of a sheet, without those of unfinished drafts, which are reported for their TODO. */
function titlesIn(entry: Entry, lang: Lang, field: string): Title[] {
	const part = entry.texts[lang];
	if (!part?.data) return [];
	const fields: Record<string, unknown> = { ...part.data };
	const groups: [string, unknown][] = [
		["", fields],
		...sheetLayouts.map((name): [string, unknown] => [`/${name}`, fields[name]]),
	];
	return groups.flatMap(([at, group]) => {
		const title = isRecord(group) ? group[field] : undefined;
		return typeof title === "string" && !title.includes("TODO") ? [{ entry, part, pointer: `${at}/${field}`, title }] : [];
	});
}
