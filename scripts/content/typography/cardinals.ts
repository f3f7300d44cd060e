import type { Lang } from "#schemas/shared/languages.ts";

/**
 * The cardinal numbers from 2 upwards, as whole words: these are certainly numbers. `numberWords` has everything that may express a
 * number («double», «fortnight», «a»), as patterns. A language that is missing here is not compared.
 */
const words: Readonly<Partial<Record<Lang, readonly string[]>>> = {
	fr: split("deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"),
	en: split("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"),
	es: split("dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis"),
	de: split("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn"),
};

const first = 2;

const patterns: Readonly<Partial<Record<Lang, RegExp>>> = Object.fromEntries(
	Object.entries(words).map(([lang, known]) => [lang, new RegExp(`\\b(?:${known.join("|")})\\b`, "gi")]),
);

/** Finds the cardinal numbers that are written as words in a text. */
export function findCardinals(text: string, lang: Lang): { value: number; written: string; index: number }[] {
	const [known, pattern] = [words[lang], patterns[lang]];
	if (!known || !pattern) return [];
	return [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
		// The boundaries of the pattern, which takes half the time of one that knows all letters, only know those of ASCII.
		const beside = text.charAt(index - 1) + text.charAt(index + written.length);
		if (/\p{L}/u.test(beside)) return [];
		return [{ value: known.indexOf(written.toLowerCase()) + first, written, index }];
	});
}

function split(list: string): string[] {
	return list.split(" ");
}
