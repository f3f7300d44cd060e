import { addTo } from "#schemas/shared/group-by.ts";
import { defaultLang, type Lang } from "#schemas/shared/languages.ts";
import { numberWords } from "../../content/typography/number-words.ts";
import type { Difference } from "./difference.ts";
import { describeNumbers, says } from "./numbers.ts";
import type { Pair } from "./pair.ts";
import type { Compared, Stretch } from "./stretches.ts";

/** A field or section of the original, with what corresponds to it in every translation. */
type Shared = { lang: Lang; pair: Pair; compared: Compared }[];

/**
 * Small numbers that every language spells out. Idioms differ, so that a number missing in one language, or added, may be right
 * («les deux premières» is «die beiden ersten»). It is wrong where one language has another number in place of the one that all others
 * have in the same field or section: «drei» where they say «quatre», «four» and «cuatro».
 */
export function compareNumbersInWords(pairs: readonly Pair[]): Map<Lang, Difference[]> {
	// With two languages nobody can tell which of them is right.
	if (pairs.length < 2) return new Map();
	const byName = new Map<string, Shared>();
	for (const pair of pairs)
		for (const compared of pair.compared) addTo(byName, compared.name, { lang: pair.lang, pair, compared });
	const shared = [...byName.values()].filter(({ length }) => length === pairs.length);
	return new Map(pairs.map(({ lang }) => [lang, shared.flatMap((each) => differencesIn(each, lang))]));
}

/** What a translation is told about a field or section: that it is the odd one, or that the original is. */
function differencesIn(shared: Shared, lang: Lang): Difference[] {
	const mine = shared.find((each) => each.lang === lang);
	if (!mine) return [];
	const { pair, compared } = mine;
	const original: LocalizedStretch = { lang: defaultLang, stretch: compared.there };
	const translations = shared.map((each): LocalizedStretch => ({ lang: each.lang, stretch: each.compared.here }));
	const here = translations.filter((each) => each.lang === lang);
	const others = translations.filter((each) => each.lang !== lang);
	const odd = here.map((each) => replacedIn(each, [original, ...others])).find((found) => found !== null);
	const oddInOriginal = replacedIn(original, translations);
	const [missing, extra] = odd ? [odd.wanted, odd.written] : oddInOriginal ? [oddInOriginal.written, oddInOriginal.wanted] : [];
	if (missing === undefined || extra === undefined) return [];
	const inWords = (stretch: Stretch, value: number) => stretch.numbers.find((each) => each.inWords && each.value === value);
	const [numberThere, numberHere] = [inWords(compared.there, missing), inWords(compared.here, extra)];
	// Where either is in digits, it has been compared already.
	if (!numberThere || !numberHere) return [];
	return [describeNumbers({ ...pair, ...compared, missing: numberThere, extra: numberHere })];
}

type LocalizedStretch = { lang: Lang; stretch: Stretch };

/** The number that a text has in place of one that all others have; null if there is none, or several. */
function replacedIn(text: LocalizedStretch, others: readonly LocalizedStretch[]): { wanted: number; written: number } | null {
	const says = ({ lang, stretch }: LocalizedStretch, value: number) => containsNumber(stretch, value, lang);
	const has = ({ stretch }: LocalizedStretch, value: number) => stretch.numbers.some((number) => number.value === value);
	const wanted = valuesIn(others[0]).filter((value) => others.every((other) => has(other, value)) && !says(text, value));
	if (wanted.length !== 1) return null;
	const written = valuesIn(text).filter((value) => !others.some((other) => says(other, value)));
	const [only, instead] = [wanted[0], written[0]];
	return written.length === 1 && only !== undefined && instead !== undefined ? { wanted: only, written: instead } : null;
}

function valuesIn(text: LocalizedStretch | undefined): number[] {
	const inWords = text?.stretch.numbers.filter((number) => number.inWords) ?? [];
	return [...new Set(inWords.map(({ value }) => value))];
}

function containsNumber(stretch: Stretch, value: number, lang: Lang): boolean {
	const known = numberWords[lang];
	return known === undefined || says(stretch, value, known);
}
