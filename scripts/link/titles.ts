import { type Lang, langs } from "#schemas/spec/languages.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Part } from "../types/content.ts";
import { diagnose, type LinkRule, placeOf } from "./linking.ts";

/**
 * Two things of a kind do not share their name in a language, and no two pages at all their title in search
 * results.
 */
export const checkTitles: LinkRule = ({ content: { entries } }) =>
	langs.flatMap((lang) => [
		...findTwins(entries, lang, "title", ({ kind }) => kind),
		...findTwins(entries, lang, "name", ({ kind }) => kind),
		...findTwins(entries, lang, "metaTitle", () => "page"),
	]);

function findTwins(entries: readonly Entry[], lang: Lang, field: string, groupOf: (entry: Entry) => string): Diagnostic[] {
	const seen = new Map<string, Part>();
	return entries.flatMap((entry) => {
		const part = entry.texts[lang];
		const title = part?.data && Object.entries(part.data).find(([key]) => key === field)?.[1];
		if (!part || typeof title !== "string") return [];
		const key = `${groupOf(entry)} ${title.toLowerCase()}`;
		const other = seen.get(key);
		if (!other) seen.set(key, part);
		return other
			? [
					diagnose(
						part,
						placeOf(part, `/${field}`),
						"duplicate-title",
						`"${title}" also stands in ${other.file}.`,
						"rename one of the two, or delete the copy",
					),
				]
			: [];
	});
}
