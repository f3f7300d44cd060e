import { distinctiveWords } from "#schemas/shared/search-words.ts";
import { type Folded, type FoldedSection, findOccurrence, type Match, takeBest } from "./folded.ts";
import { createScan } from "./scan.ts";

/** A heading, folded, with all its occurrences: many pages share some. */
type Heading = { text: string; places: { folded: Folded; section: FoldedSection }[] };

/** Matching sections: their number, and the best of them on demand, since a short query matches more than anyone looks at. */
export type FoundSections = { total: number; take(max: number): Match[] };

/**
 * Creates the search over headings inside pages. A heading matches by a substring; if none does, by words of which some are in
 * the heading and the others in the names of its page («monstera arrosage»).
 */
export function createSectionSearch(all: readonly Folded[]): (needle: string) => FoundSections {
	const headings = headingsOf(all);
	const scanHeadings = createScan(headings.map(({ text }) => text));
	const scanNames = createScan(all.map(({ title, keywords }) => `${title}\n${keywords}`));
	const headingsWith = (needle: string) => scanHeadings(needle).flatMap((place) => headings[place] ?? []);
	return (needle) => {
		const found = headingsWith(needle);
		const words = distinctiveWords(needle);
		if (found.length > 0 || words.length < 2) return rankHeadings(found, needle);
		const perWord = words.map((word) => ({
			headings: new Set(headingsWith(word)),
			named: new Set(scanNames(word).map((place) => all[place])),
		}));
		return findInNamed(perWord, words);
	};
}

function headingsOf(all: readonly Folded[]): Heading[] {
	const headings = new Map<string, Heading>();
	for (const folded of all)
		for (const section of folded.sections) {
			const { text } = section;
			const known = headings.get(text);
			if (known) known.places.push({ folded, section });
			else headings.set(text, { text, places: [{ folded, section }] });
		}
	return [...headings.values()];
}

/** A heading of a single page ranks before one that several pages share; a match at the start of a word, before one inside. */
function rankHeadings(found: readonly Heading[], needle: string): FoundSections {
	const needles = [needle];
	return {
		total: found.reduce((sum, { places }) => sum + places.length, 0),
		take: (max) => {
			if (max <= 0) return [];
			const matches = found.flatMap(({ text, places }) => {
				const rank = (places.length > 1 ? 2 : 0) + (findOccurrence(text, needle) === "word" ? 0 : 1);
				return places.map(({ folded, section }): Match => ({ folded, section, rank, needles }));
			});
			return takeBest(matches, max);
		},
	};
}

/** For each word of a query, the headings that contain it and the pages whose names do. */
type WordMatches = { headings: ReadonlySet<Heading>; named: ReadonlySet<Folded | undefined> }[];

function findInNamed(perWord: WordMatches, words: string[]): FoundSections {
	const matches: Match[] = [];
	for (const heading of new Set(perWord.flatMap(({ headings }) => [...headings])))
		for (const { folded, section } of heading.places) {
			const others = perWord.filter(({ named }) => !named.has(folded));
			if (others.length > 0 && others.every(({ headings }) => headings.has(heading)))
				matches.push({ folded, section, rank: others.length, needles: words });
		}
	return { total: matches.length, take: (max) => takeBest(matches, max) };
}
