import type { PlantListPage, Template } from "#schemas/pages/page-data.ts";
import type { PlantDetails, PlantDetailsFile } from "#schemas/pages/plant/page-data.ts";
import { inUnits } from "#schemas/shared/differences.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { once } from "#schemas/shared/once.ts";
import { plantDetailsPath } from "#schemas/shared/plant-details.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import { compile } from "#scripts/build/compile.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { findPage } from "./find-page.ts";
import { contentRun } from "./runs.ts";

const compiled = await compile({ contentDir: defaultContentDir, ...contentRun() });
if (!compiled.plan) throw new Error("the content has faults; npm run check names them");

/** What the content of the project compiles to, for tests that read its pages without a browser. A page is made once for all of them. */
export const plan = {
	...compiled.plan,
	pages: compiled.plan.pages.map((page) => ({ ...page, data: once(page.data) })),
};

/** The types made from it. */
export const generatedTypes = plan.generated().filter(({ destination }) => destination === "types");

/** The page at a path of the project's content, which must have that look. */
export function pageAt<Name extends Template>(template: Name, path: string, lang: Lang, units?: UnitSystem) {
	return findPage(plan, template, path, lang, units);
}

/** A card of the catalogue, with what opens with it. */
export type OpenedCard = PlantListPage["plants"][number] & { opened: PlantDetails };

/** The cards of the catalogue in a language, each with the file that the app fetches when it is opened. */
export function openedCards(lang: Lang, units: UnitSystem = "metric"): OpenedCard[] {
	const files = new Map(plan.artifacts().map(({ file, contents }) => [`/${file}`, contents]));
	return pageAt("plant-list", "/fiches-plantes", lang, units).plants.map((plant) => {
		const opened: PlantDetailsFile = JSON.parse(files.get(plantDetailsPath(plant.slug, lang)) ?? "null");
		return { ...plant, opened: inUnits(opened, units) };
	});
}

/** Every path with every language, as rows of a table of tests. */
export function inEveryLang<Path extends string>(paths: readonly Path[]): [path: Path, lang: Lang][] {
	return paths.flatMap((path) => langs.map((lang): [Path, Lang] => [path, lang]));
}
