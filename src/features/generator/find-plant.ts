import type { DraftPlant } from "#schemas/pages/draft/material.ts";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { fold } from "#schemas/shared/search-words.ts";
import { createSearch } from "#src/features/search/find.ts";

/** Maximum number of suggested names. */
const offered = 3;

/** The plant with that name, in any language; null if there is none, or if several share it. */
export function findPlant(name: string, plants: readonly DraftPlant[]): DraftPlant | null {
	const wanted = fold(name);
	const [found, ...others] = plants.filter((plant) => namesOfPlant(plant).some((each) => fold(each) === wanted));
	return found && others.length === 0 ? found : null;
}

/** Plant names in the page's language that contain the text, or are spelled similarly. */
export function findNearNames(name: string, plants: readonly DraftPlant[], lang: Lang): string[] {
	const items = plants.map((plant): SearchItem => {
		const { name: title } = plant.texts[lang];
		return {
			title,
			path: plant.slug,
			type: "plant",
			description: "",
			keywords: namesOfPlant(plant).filter((each) => each !== title),
		};
	});
	return createSearch(items, lang, offered)(name).hits.map(({ item }) => item.title);
}

function namesOfPlant({ latin, texts }: DraftPlant): string[] {
	return [latin, ...langs.flatMap((lang) => [texts[lang].name, ...texts[lang].otherNames])];
}
