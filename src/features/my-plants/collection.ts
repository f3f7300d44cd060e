import { myPlantsLimits } from "#schemas/shared/my-plants.ts";
import { parseJson } from "#schemas/shared/parse-json.ts";
import { type Is, isOneOf, isRecord, isShaped, isText } from "#schemas/shared/shapes.ts";
import { dayFrom, type IsoDay } from "./days.ts";

const hemispheres = ["north", "south"] as const;

export type Hemisphere = (typeof hemispheres)[number];

/** What to check: the soil, feeding, the roots, the leaves, night temperatures for a plant that is outdoors. */
export const taskKinds = ["water", "feed", "repot", "clean", "shelter"] as const;

export type TaskKind = (typeof taskKinds)[number];

/** When a task was last done, and when the visitor last looked and it was not needed yet; empty if never. */
export type Acts = { done: IsoDay | ""; looked: IsoDay | "" };

export const noActs: Acts = { done: "", looked: "" };

/** A plant in its pot; two of a kind are two of these. */
export type Pot = {
	/** Its own in the list: the slug of its plant, with a number if that is taken. */
	id: string;
	/** The slug of its plant when it was added, which the catalogue may no longer have. */
	plant: string;
	/** The visitor's own words, each empty if there are none. */
	name: string;
	place: string;
	note: string;
	outdoors: boolean;
	/** The date of purchase; empty if it is not known. */
	bought: IsoDay | "";
	/** When it was added to the list; what was never done is counted from then on. */
	added: IsoDay;
	last: { readonly [Kind in TaskKind]?: Acts };
};

/** The first and the last day of an absence, at most a year later. */
export type Away = { from: IsoDay; to: IsoDay };

/** The visitor's plants in the order in which they were added, the hemisphere where they grow, and the next absence. */
export type Collection = { pots: readonly Pot[]; hemisphere: Hemisphere; away: Away | null };

/**
 * Why a text is not a valid collection: damaged or something else («foreign»), or written by a later version of the site
 * («newer»).
 */
type CollectionProblem = "foreign" | "newer";

/** What was left out of a text: entries that name no plant, the number of invalid details, and of entries beyond the limit. */
type LeftOut = { skipped: string[]; details: number; beyond: number };

export type ReadCollection = ({ collection: Collection } & LeftOut) | { problem: CollectionProblem };

export const emptyCollection: Collection = { pots: [], hemisphere: "north", away: null };

/*
 * The format of the file and of the stored value: `{"pousse":"my-plants","version":2,"hemisphere":"north","away":null,"plants":
 * [{"id":"pothos","plant":"pothos",…}]}`. In version 1 the plants were slugs. A later version may change everything but the first
 * two properties.
 */
const mark = "my-plants";
const version = 2;
/** Slugs as content folders are named. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugLengthMax = 80;

/** A hemisphere; anything else is the northern one. */
export const isHemisphere = isOneOf(hemispheres);

export const isSlug: Is<string> = (item): item is string =>
	isText(item) && item.length <= slugLengthMax && slugPattern.test(item);

const isDay: Is<IsoDay> = (value): value is IsoDay =>
	isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && Number.isFinite(Date.parse(value));
const isDayOrNone: Is<IsoDay | ""> = (value): value is IsoDay | "" => value === "" || isDay(value);
const isFlag: Is<boolean> = (value) => typeof value === "boolean";
const isWords: Is<string> = (value): value is string => isText(value) && value.length <= myPlantsLimits.words;
const isPeriod = isShaped<Away>({ from: isDay, to: isDay });

/** An absence whose end follows its beginning, within a year. */
export const isAway: Is<Away> = (value): value is Away => {
	if (!isPeriod(value)) return false;
	const days = dayFrom(value.to) - dayFrom(value.from);
	return days >= 0 && days <= 366;
};

export function writeCollection({ pots, ...others }: Collection): string {
	return `${JSON.stringify({ pousse: mark, version, ...others, plants: pots }, null, "\t")}\n`;
}

/**
 * Parses what `writeCollection` of this version or an earlier one wrote; the text may have been changed since. `today` is when
 * plants without a date were added.
 */
export function readCollection(text: string, today: IsoDay): ReadCollection {
	const data = text.length > myPlantsLimits.characters ? undefined : parseJson(text);
	if (!isRecord(data) || data["pousse"] !== mark || typeof data["version"] !== "number") return { problem: "foreign" };
	if (data["version"] > version) return { problem: "newer" };
	const entries = data["plants"];
	if (data["version"] < 1 || !Array.isArray(entries)) return { problem: "foreign" };
	let details = 0;
	const detail = <Value>(value: unknown, is: Is<Value>, otherwise: Value): Value => {
		if (is(value)) return value;
		if (value !== undefined) details++;
		return otherwise;
	};
	const skipped: string[] = [];
	const taken = new Set<string>();
	const pots: Pot[] = [];
	for (const entry of entries.slice(0, myPlantsLimits.plants)) {
		const found: Record<string, unknown> = isRecord(entry) ? entry : { plant: entry };
		const id = found["id"];
		const plant = found["plant"];
		if (!isSlug(plant)) {
			skipped.push(nameOf(plant ?? entry));
			continue;
		}
		const own = isSlug(id) && !taken.has(id) ? id : freshId(plant, taken);
		taken.add(own);
		const acts = detail(found["last"], isRecord, {});
		pots.push({
			id: own,
			plant,
			name: detail(found["name"], isWords, ""),
			place: detail(found["place"], isWords, ""),
			note: detail(found["note"], isWords, ""),
			outdoors: detail(found["outdoors"], isFlag, false),
			bought: detail(found["bought"], isDayOrNone, ""),
			added: detail(found["added"], isDay, today),
			last: Object.fromEntries(
				taskKinds.flatMap((kind) => {
					if (acts[kind] === undefined) return [];
					const { done, looked } = detail<Record<string, unknown>>(acts[kind], isRecord, {});
					return [[kind, { done: detail(done, isDayOrNone, ""), looked: detail(looked, isDayOrNone, "") }]];
				}),
			),
		});
	}
	const hemisphere = detail(data["hemisphere"], isHemisphere, "north");
	const away = detail<Away | null>(data["away"] ?? undefined, isAway, null);
	const beyond = Math.max(0, entries.length - myPlantsLimits.plants);
	return { collection: { pots, hemisphere, away }, skipped: [...new Set(skipped)], details, beyond };
}

/** What an entry that is no plant is called: nested values may be arbitrarily large. */
function nameOf(item: unknown): string {
	return item instanceof Object ? "…" : String(item);
}

/** An id that the list does not have yet. */
function freshId(plant: string, taken: ReadonlySet<string>): string {
	let id = plant;
	for (let number = 2; taken.has(id); number++) id = `${plant}-${number}`;
	return id;
}

/** Puts pots into the list: in place of those with the same ids, the others after the existing ones. */
export function withPots(collection: Collection, changed: readonly Pot[]): Collection {
	const byId = new Map([...collection.pots, ...changed].map((pot) => [pot.id, pot]));
	return { ...collection, pots: [...byId.values()].slice(0, myPlantsLimits.plants) };
}

/** Adds a new pot for each of these plants. */
export function withPlants(collection: Collection, plants: readonly string[], added: IsoDay): Collection {
	const taken = new Set(collection.pots.map(({ id }) => id));
	const own = { name: "", place: "", note: "", outdoors: false, bought: "", added, last: {} } as const;
	const pots = plants.map((plant) => {
		const id = freshId(plant, taken);
		taken.add(id);
		return { ...own, id, plant };
	});
	return withPots(collection, pots);
}

/** Puts pots that were removed back to where they stood in `former`. */
export function withReturned(collection: Collection, gone: readonly Pot[], former: Collection): Collection {
	const places = new Map(former.pots.map(({ id }, place) => [id, place]));
	const placeOf = ({ id }: Pot) => places.get(id) ?? former.pots.length;
	const { pots } = withPots(collection, gone);
	return { ...collection, pots: [...pots].sort((one, other) => placeOf(one) - placeOf(other)) };
}

export function withoutPots(collection: Collection, gone: readonly Pot[]): Collection {
	const ids = new Set(gone.map(({ id }) => id));
	return { ...collection, pots: collection.pots.filter(({ id }) => !ids.has(id)) };
}
