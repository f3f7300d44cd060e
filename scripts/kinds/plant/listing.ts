import type { Terms } from "#schemas/generated/terms.ts";
import { type Facet, type Listing, optionsInUse, type Traits } from "#schemas/pages/listing.ts";
import type { PlantListPage } from "#schemas/pages/page-data.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import { constants } from "#schemas/shared/constants.ts";
import { cataloguePath } from "#schemas/shared/plant-details.ts";
import { suits, windowPlaces } from "#schemas/shared/window-light.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { type ListFile, listFiles, type OrderedList, wholeOf } from "../list-files.ts";
import { sliceOf } from "../paging.ts";
import { createSafeAlike } from "./alike.ts";
import { plantsByName } from "./by-name.ts";
import { plantCard } from "./card.ts";
import { linkToCare } from "./care-pages.ts";

type ListedPlant = PlantListPage["plants"][number];
type OrderedPlant = { slug: string; entry: LocalizedEntry<"plant">; traits: Traits };
type SafeAlike = (plant: LocalizedEntry<"plant">) => LocalizedEntry<"plant">[];

const perPage = constants.listPages["plant-list"];

/** Maximum height of a grown plant in cm for the sizes small and medium. */
export const heightLimits = { small: 50, medium: 120 } as const;
/**
 * Minimum humidity in percent in which a plant grows well: below the first value it tolerates heated rooms, from the second on it
 * needs moist air.
 */
const humidityLimits = { dry: 40, ordinary: 60 } as const;

/** Number of similar plants beside one that is not safe for cats. */
const alikeMax = 3;

const sizes = ["small", "medium", "large"] as const;
const airs = ["dry", "ordinary", "humid"] as const;
const housemates = { cats: "cat", dogs: "dog", children: "child" } as const;

/** One page of the catalogue, by name, each plant with its quick facts, and the filters of the whole catalogue. */
export function plantCatalogue(list: string, part: number, view: View): Pick<PlantListPage, "listing" | "plants" | "paging"> {
	const all = allPlants(view);
	const { items, ...slice } = sliceOf(list, part, all.items, perPage);
	const listing = slice.paging ? { ...all.listing, whole: view.once("plant whole", () => wholeOf(all, perPage)) } : all.listing;
	const findSafe = view.once("plants safe for cats", () => createSafeAlike(view.entries("plant"), ["cat"]));
	return { listing, plants: items.map(({ entry, traits }) => listedPlant(entry, traits, findSafe, view)), ...slice };
}

/** Data files for filtering and sorting the catalogue when it has several pages. */
export function plantFiles(list: string, view: View): ListFile[] {
	const all = allPlants(view);
	return all.items.length > perPage ? listFiles(list, view.lang, all) : [];
}

function allPlants(view: View): OrderedList<OrderedPlant> {
	return view.once("plant list", () => {
		const entries = plantsByName(view);
		const levels = new Set(entries.map(({ facts }) => facts.light.level));
		const items = entries.map((entry) => ({ slug: entry.slug, entry, traits: traitsOf(entry, levels, view) }));
		return { items, listing: listingOf(items, view) };
	});
}

function listedPlant(entry: LocalizedEntry<"plant">, traits: Traits, findSafe: SafeAlike, view: View): ListedPlant {
	return { ...plantCard(entry, view), care: linkToCare(entry, view), traits, safeForCats: safeForCats(entry, findSafe) };
}

/** Similar plants that are safe for cats, as links to their cards. */
function safeForCats(entry: LocalizedEntry<"plant">, findSafe: SafeAlike): Link[] {
	if (entry.facts.toxicity.cat.severity === "none") return [];
	return findSafe(entry)
		.slice(0, alikeMax)
		.map(({ slug, text }) => ({ path: `${cataloguePath}#${slug}`, label: text.name }));
}

/** `levels` are those of light that the catalogue uses. */
function traitsOf(entry: LocalizedEntry<"plant">, levels: ReadonlySet<Terms["light"]>, view: View): Traits {
	const { facts } = entry;
	const { light, water, difficulty, size, humidity } = facts;
	// A plant without a source on this counts as unsafe.
	const safe = Object.entries(housemates).filter(([, who]) => facts.toxicity[who].severity === "none");
	return {
		options: {
			// All levels in which it thrives, as in the finder.
			light: [...levels].filter((each) => each === light.level || suits(light.lux, each)),
			window: windowPlaces(light.lux).map(({ side }) => side),
			water: [water.level],
			difficulty: [difficulty],
			category: [facts.category],
			safe: safe.map(([id]) => id),
			humidity: [humidity.min < humidityLimits.dry ? "dry" : humidity.min < humidityLimits.ordinary ? "ordinary" : "humid"],
			size: [size.height.max <= heightLimits.small ? "small" : size.height.max <= heightLimits.medium ? "medium" : "large"],
			air: facts.airPurifyingClaim ? ["claimed"] : [],
		},
		places: {
			difficulty: view.rank("difficulty", difficulty).place,
			size: size.height.max,
			light: view.rank("light", light.level).place,
			water: view.rank("water", water.level).place,
		},
		words: [
			...new Set([
				...view.texts.names(entry),
				facts.latin,
				facts.family,
				view.term("category", facts.category),
				entry.text.origin,
			]),
		].join(", "),
	};
}

function listingOf(plants: readonly { traits: Traits }[], view: View): Listing {
	/** A facet whose options are the ids of a vocabulary that occur in the catalogue. */
	const ofTerms = (id: keyof Terms, label: string): Facet => ({
		id,
		label,
		match: "any",
		options: optionsInUse(id, plants, {
			label: (option) => view.term(id, option),
			placeOf: (option) => view.rank(id, option).place,
		}),
	});
	const percent = (value: number) => view.figure({ value, unit: "percent" });
	const centimetres = (value: number) => view.figure({ value, unit: "centimetre" });
	const limits = {
		dry: percent(humidityLimits.dry),
		ordinary: percent(humidityLimits.dry),
		humid: percent(humidityLimits.ordinary),
		small: centimetres(heightLimits.small),
		medium: centimetres(heightLimits.medium),
		large: centimetres(heightLimits.medium),
	};
	return {
		facets: [
			ofTerms("light", view.string("plants.light")),
			{
				id: "safe",
				label: view.string("filters.safe"),
				match: "all",
				options: Object.entries(housemates).map(([id, who]) => ({ id, label: view.string(`toxicity.${who}`) })),
				note: view.string("filters.safeNote"),
			},
			ofTerms("difficulty", view.string("plants.difficulty")),
			ofTerms("water", view.string("plants.water")),
			ofTerms("window", view.string("filters.window")),
			{
				id: "size",
				label: view.string("facts.size"),
				match: "any",
				options: sizes.map((id) => ({ id, label: view.string(`filters.size.${id}`, { limit: limits[id] }) })),
			},
			{
				id: "humidity",
				label: view.string("facts.humidity"),
				match: "any",
				options: airs.map((id) => ({ id, label: view.string(`filters.humidity.${id}`, { limit: limits[id] }) })),
			},
			ofTerms("category", view.string("plants.category")),
			{
				id: "air",
				label: view.string("filters.reputation"),
				match: "any",
				options: [{ id: "claimed", label: view.string("plants.airPurifying") }],
			},
		],
		orders: [
			{ id: "name", label: view.string("filters.by.name") },
			{ id: "difficulty", label: view.string("filters.by.difficulty") },
			{ id: "size", label: view.string("filters.by.size") },
			{ id: "light", label: view.string("filters.by.light") },
			{ id: "water", label: view.string("filters.by.water") },
		],
		textLabel: view.string("filters.plantName"),
	};
}
