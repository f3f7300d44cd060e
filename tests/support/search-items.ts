import type { SearchItem } from "#schemas/pages/search-item.ts";

const subjects = ["Monstera", "Ficus", "Calathéa", "Pothos", "Orchidée", "Aloe vera", "Bégonia", "Fougère", "Palmier", "Yucca"];
const topics = ["arrosage", "lumière", "rempotage", "bouturage", "hiver", "terreau", "feuilles jaunes", "engrais", "insectes"];
const headings = ["Arrosage", "Lumière", "Rempotage", "En bref", "Questions fréquentes", "L’été, au balcon", "Sources"];
const words =
	`la plante demande une lumière douce et un arrosage régulier toute l’année elle craint le froid des fenêtres mal isolées
	son feuillage dense purifie peu l’air mais décore les coins sombres gardez le substrat humide sans excès puis laissez sécher
	en surface entre deux apports rempotez au printemps dans un pot percé avec des billes d’argile évitez les courants d’air`
		.split(/\s+/)
		.concat("100", "18", "°C", "d’œillets");
const syllables = ["ba", "co", "di", "fe", "gu", "la", "mo", "ni", "pe", "ru", "sa", "to", "vi", "ché", "lo", "ma", "re", "si"];

/** Gives numbers from 0 up to a limit by chance, the same ones every time (a linear congruential generator). */
export function createDice(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		return Math.floor((state / 0x80000000) * limit);
	};
}

/** A word that no language has, another one for every number below 100,000. */
export function invented(number: number): string {
	return [0, 1, 2, 3].map((place) => syllables[Math.floor(number / 18 ** place) % 18]).join("");
}

/**
 * So many items as a large site has them, sorted by path: common words in all, others in a few, one in each alone; headings that
 * many pages share and some that one page has. Every fiftieth is a page of the site itself.
 */
export function manyItems(size: number): SearchItem[] {
	const roll = createDice(7);
	const pick = <Value>(values: readonly Value[]) => values[roll(values.length)] as Value;
	const word = () => (roll(5) === 0 ? invented(Math.floor(18 ** (1 + roll(1000) / 400))) : pick(words));
	return Array.from({ length: size }, (_, number): SearchItem => {
		const subject = pick(subjects);
		const path = `/blog/${String(number).padStart(5, "0")}`;
		return {
			title: number % 7 === 0 ? `${subject} ${invented(number)}` : `${subject} : ${pick(topics)} ${word()} ${invented(number)}`,
			path,
			type: number % 50 === 0 ? "page" : number % 3 === 0 ? "plant" : "article",
			description: Array.from({ length: 16 + roll(16) }, word).join(" "),
			keywords: number % 3 === 0 ? [`${subject} ${word()}`, pick(topics), invented(number + 40_000)] : [],
			picture: "/favicon.svg",
			sections: Array.from({ length: roll(8) }, (__, place) => [
				`s${place}`,
				roll(9) === 0 ? `${word()} ${word()}` : pick(headings),
			]),
		};
	});
}
