import { myPlantsLimits } from "#schemas/shared/my-plants.ts";
import { parseJson } from "#schemas/shared/parse-json.ts";
import { isRecord } from "#schemas/shared/shapes.ts";

const hemispheres = ["north", "south"] as const;

export type Hemisphere = (typeof hemispheres)[number];

/** Validates a hemisphere; null if the value is not one. */
export function findHemisphere(name: unknown): Hemisphere | null {
	return hemispheres.find((each) => each === name) ?? null;
}

/** The visitor's list: plants by slug in the order in which they were added, and the hemisphere where they grow. */
export type Collection = { plants: readonly string[]; hemisphere: Hemisphere };

/**
 * Why a text is not a valid collection: damaged or something else («foreign»), or written by a later version of the site
 * («newer»).
 */
type CollectionProblem = "foreign" | "newer";

/** A collection, and entries of its plant list that are not valid slugs. */
export type ReadCollection = { collection: Collection; skipped: string[] } | { problem: CollectionProblem };

export const emptyCollection: Collection = { plants: [], hemisphere: "north" };

/*
 * The format of the file and of the stored value: `{"pousse":"my-plants","version":1,"hemisphere":"north","plants":
 * ["pothos"]}`. A later version may change everything but the first two properties.
 */
const mark = "my-plants";
const version = 1;
/** Slugs as content folders are named. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugLengthMax = 80;

export function writeCollection({ plants, hemisphere }: Collection): string {
	return `${JSON.stringify({ pousse: mark, version, hemisphere, plants }, null, "\t")}\n`;
}

/** Parses what `writeCollection` wrote; the text may have been changed since. */
export function readCollection(text: string): ReadCollection {
	const data = text.length > myPlantsLimits.characters ? undefined : parseJson(text);
	if (!isRecord(data) || data["pousse"] !== mark || typeof data["version"] !== "number") return { problem: "foreign" };
	if (data["version"] > version) return { problem: "newer" };
	if (data["version"] !== version || !Array.isArray(data["plants"])) return { problem: "foreign" };
	const { plants, skipped } = separateSlugs(data["plants"]);
	return { collection: { plants, hemisphere: findHemisphere(data["hemisphere"]) ?? "north" }, skipped };
}

/** Parses the plants of an address, `pothos,aloe-vera`, and returns invalid entries separately. */
export function readShared(parameter: string): { plants: string[]; skipped: string[] } {
	return separateSlugs(
		parameter
			.slice(0, myPlantsLimits.characters)
			.split(",")
			.map((each) => each.trim())
			.filter((each) => each !== ""),
	);
}

/** Adds plants after the existing ones. */
export function withPlants(collection: Collection, plants: readonly string[]): Collection {
	return { ...collection, plants: [...new Set([...collection.plants, ...plants])].slice(0, myPlantsLimits.plants) };
}

/**
 * Appends a list from elsewhere to the visitor's own. If the visitor's list was empty, it takes over the other list's
 * hemisphere, if that has one.
 */
export function withList(collection: Collection, list: { plants: readonly string[]; hemisphere: Hemisphere | null }): Collection {
	const hemisphere = (collection.plants.length === 0 ? list.hemisphere : null) ?? collection.hemisphere;
	return withPlants({ ...collection, hemisphere }, list.plants);
}

export function withoutPlants(collection: Collection, plants: readonly string[]): Collection {
	return { ...collection, plants: collection.plants.filter((each) => !plants.includes(each)) };
}

function separateSlugs(items: readonly unknown[]): { plants: string[]; skipped: string[] } {
	const slugs = items.filter(isSlug);
	// Nested values may be arbitrarily large.
	const others = items.filter((item) => !isSlug(item)).map((item) => (item instanceof Object ? "…" : String(item)));
	return { plants: [...new Set(slugs)].slice(0, myPlantsLimits.plants), skipped: [...new Set(others)] };
}

function isSlug(item: unknown): item is string {
	return typeof item === "string" && item.length <= slugLengthMax && slugPattern.test(item);
}
