import { myPlantsLimits } from "#schemas/spec/my-plants.ts";
import { isRecord } from "#schemas/spec/shapes.ts";

const hemispheres = ["north", "south"] as const;

export type Hemisphere = (typeof hemispheres)[number];

/** The hemisphere of that name; null where it names none. */
export function findHemisphere(name: unknown): Hemisphere | null {
	return hemispheres.find((each) => each === name) ?? null;
}

/** What a visitor keeps: plants by their slug in the order in which they came, and where they grow. */
export type Collection = { plants: readonly string[]; hemisphere: Hemisphere };

/** Why a text is no collection: damaged or of something else, or written by a later version of the site. */
type CollectionFault = "foreign" | "newer";

/** A collection, and whatever stood among its plants without being the name of one. */
export type ReadCollection = { collection: Collection; skipped: string[] } | { fault: CollectionFault };

export const emptyCollection: Collection = { plants: [], hemisphere: "north" };

/*
 * The format of the file and of the browser's storage: `{"pousse":"my-plants","version":1,"hemisphere":"north","plants":
 * ["pothos"]}`. A later version may change everything but the first two.
 */
const mark = "my-plants";
const version = 1;
/** Slugs as folders of the content are named. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugLengthMax = 80;

export function writeCollection({ plants, hemisphere }: Collection): string {
	return `${JSON.stringify({ pousse: mark, version, hemisphere, plants }, null, "\t")}\n`;
}

/** Reads what `writeCollection` wrote, whatever happened to it since. */
export function readCollection(text: string): ReadCollection {
	const data = text.length > myPlantsLimits.characters ? undefined : parseJson(text);
	if (!isRecord(data) || data["pousse"] !== mark || typeof data["version"] !== "number") return { fault: "foreign" };
	if (data["version"] > version) return { fault: "newer" };
	if (data["version"] !== version || !Array.isArray(data["plants"])) return { fault: "foreign" };
	const { plants, skipped } = sortOut(data["plants"]);
	return { collection: { plants, hemisphere: findHemisphere(data["hemisphere"]) ?? "north" }, skipped };
}

/** Plants of an address, `pothos,aloe-vera`, and what is none. */
export function readShared(parameter: string): { plants: string[]; skipped: string[] } {
	return sortOut(
		parameter
			.slice(0, myPlantsLimits.characters)
			.split(",")
			.map((each) => each.trim())
			.filter((each) => each !== ""),
	);
}

/** Adds plants behind those that are there. */
export function withPlants(collection: Collection, plants: readonly string[]): Collection {
	return { ...collection, plants: [...new Set([...collection.plants, ...plants])].slice(0, myPlantsLimits.plants) };
}

/**
 * Puts a list that comes from elsewhere behind the visitor's own. A list that was empty has no place yet: it takes that of the
 * other one, where it has one.
 */
export function withList(collection: Collection, list: { plants: readonly string[]; hemisphere: Hemisphere | null }): Collection {
	const hemisphere = (collection.plants.length === 0 ? list.hemisphere : null) ?? collection.hemisphere;
	return withPlants({ ...collection, hemisphere }, list.plants);
}

export function withoutPlants(collection: Collection, plants: readonly string[]): Collection {
	return { ...collection, plants: collection.plants.filter((each) => !plants.includes(each)) };
}

function sortOut(items: readonly unknown[]): { plants: string[]; skipped: string[] } {
	const slugs = items.filter(isSlug);
	// What holds other things may hold them without end.
	const others = items.filter((item) => !isSlug(item)).map((item) => (item instanceof Object ? "…" : String(item)));
	return { plants: [...new Set(slugs)].slice(0, myPlantsLimits.plants), skipped: [...new Set(others)] };
}

function isSlug(item: unknown): item is string {
	return typeof item === "string" && item.length <= slugLengthMax && slugPattern.test(item);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
