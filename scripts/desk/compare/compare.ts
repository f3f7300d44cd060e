import { type Lang, langs } from "#schemas/shared/languages.ts";
import { type Survey, type SurveyedEntry, sumWords } from "./survey.ts";

/** Differences between two states of the content. */
export type Comparison = {
	added: SurveyedEntry[];
	/** Entries without a successor, each with the target of the redirect from its address. */
	removed: { entry: SurveyedEntry; target: string | null }[];
	renamed: { from: SurveyedEntry; to: SurveyedEntry }[];
	/** Entries whose original text changed, with the current word count of the changed parts. */
	changed: { entry: SurveyedEntry; words: number }[];
	/** Entries with new or changed translations, with the languages. */
	translated: { entry: SurveyedEntry; langs: Lang[] }[];
	/** Addresses that used to resolve and no longer do. */
	lost: string[];
	/** Entries with an outdated translation, with the number of words to translate. */
	toTranslate: SurveyedEntry[];
};

/**
 * Compares two states of the content. An entry counts as renamed if its address is redirected, or if half of its parts occur in a
 * new entry. Addresses of links are no words of a text: a renamed page changes no other page that leads to it.
 */
export function compareContents(before: Survey, after: Survey): Comparison {
	const gone = [...before.entries.values()].filter(({ folder }) => !after.entries.has(folder));
	const fresh = [...after.entries.values()].filter(({ folder }) => !before.entries.has(folder));
	const renamed = gone.flatMap((from) => {
		const to = fresh.find((each) => isSame(from, each, after));
		return to ? [{ from, to }] : [];
	});
	const earlier = (entry: SurveyedEntry) => renamed.find(({ to }) => to === entry)?.from ?? before.entries.get(entry.folder);
	// The check reports an entry whose facts have errors; its address is not lost.
	const pathNow = (entry: SurveyedEntry) => (entry.hasFacts ? entry : earlier(entry))?.path ?? [];
	const leads = new Set([...after.redirects.keys(), ...[...after.entries.values()].flatMap(pathNow)]);
	const old = [...[...before.entries.values()].flatMap(({ path }) => path ?? []), ...before.redirects.keys()];
	return {
		added: fresh.filter((each) => !renamed.some(({ to }) => to === each)),
		removed: gone
			.filter((each) => !renamed.some(({ from }) => from === each))
			.map((entry) => ({ entry, target: after.redirects.get(entry.path ?? "") ?? null })),
		renamed,
		changed: [...after.entries.values()].flatMap((entry) => {
			const words = changedWords(earlier(entry), entry);
			return words > 0 ? [{ entry, words }] : [];
		}),
		translated: [...after.entries.values()].flatMap((entry) => {
			const changed = changedTranslations(earlier(entry), entry);
			return changed.length > 0 ? [{ entry, langs: changed }] : [];
		}),
		lost: old.filter((path) => !leads.has(path)).sort(),
		toTranslate: [...after.entries.values()].filter(({ toTranslate }) => Object.values(toTranslate).some((words) => words > 0)),
	};
}

function isSame(from: SurveyedEntry, to: SurveyedEntry, { redirects }: Survey): boolean {
	if (from.path !== null && to.path !== null && redirects.get(from.path) === to.path) return true;
	const kept = new Set(to.parts.map(({ wording }) => wording));
	return from.parts.filter(({ wording }) => kept.has(wording)).length * 2 > from.parts.length;
}

function changedWords(before: SurveyedEntry | undefined, { parts }: SurveyedEntry): number {
	if (!before) return 0;
	const known = new Set(before.parts.map(({ wording }) => wording));
	return sumWords(parts.filter(({ wording }) => !known.has(wording)));
}

function changedTranslations(before: SurveyedEntry | undefined, { translations }: SurveyedEntry): Lang[] {
	return before
		? langs.filter((lang) => translations[lang] !== undefined && translations[lang] !== before.translations[lang])
		: [];
}
