import fc from "fast-check";
import { expect, test } from "vitest";
import type { Listing, Traits } from "#schemas/pages/listing.ts";
import { listFiles, wholeOf } from "#scripts/kinds/list-files.ts";
import type { Get } from "#src/data/get.ts";
import { type Choice, choose, countOptions, noChoice, prepare } from "#src/features/catalogue/choice.ts";
import { findAnchor, findInList, loadParts } from "#src/features/catalogue/whole-list.ts";

type Thing = { slug: string; traits: Traits };

const options = { light: ["low", "medium", "bright"], safe: ["cats", "dogs", "children"] };
const names = ["Aglaonema", "Palmier d’Arec", "Schwertfarn", "Étoile filante", "Grünlilie", "Pothos", "Œil-de-tigre"];

const listing: Listing = {
	facets: [
		{ id: "light", label: "Light", match: "any", options: options.light.map((id) => ({ id, label: id })) },
		{ id: "safe", label: "Safe", match: "all", options: options.safe.map((id) => ({ id, label: id })) },
	],
	orders: ["name", "size"].map((id) => ({ id, label: id })),
	textLabel: "Name",
};

/** A list of so many things that are as different as their numbers. */
const things = (count: number): Thing[] =>
	Array.from({ length: count }, (_, number) => ({
		slug: `plant-${number}`,
		traits: {
			options: {
				light: [options.light[number % 3] ?? ""],
				safe: options.safe.filter((_, index) => number % (index + 2) === 0),
			},
			places: { size: (number * 37) % 11 },
			words: `${names[number % names.length]}, ${names[(number * 3) % 5]} ${number}`,
		},
	}));

const perPage = 10;

/** A host that has the files and pages of a list, and records the requests. */
function hostOf(all: readonly Thing[]) {
	const whole = wholeOf({ items: all, listing }, perPage);
	const files = new Map<string, unknown>(
		listFiles("/plants", "fr", { items: all, listing }).map(({ path, contents }) => [path, JSON.parse(JSON.stringify(contents))]),
	);
	for (let part = 1; part <= all.length / perPage; part++) {
		const path = part === 1 ? "/plants" : `/plants/page/${part}`;
		const page = {
			template: "plant-list",
			lang: "fr",
			path,
			title: "Plants",
			crumbs: [],
			meta: {},
			body: {},
			plants: [],
			listing: { ...listing, whole },
		};
		files.set(`/fr${path}.json`, page);
	}
	const requests: string[] = [];
	const get: Get = async (url, accepts) => {
		requests.push(url);
		const data: unknown = files.get(url);
		if (!accepts(data)) throw new TypeError(url);
		return data;
	};
	return { list: "/plants", lang: "fr" as const, whole, get, requests, files };
}

const all = things(130);
const host = hostOf(all);

const anyChoice: fc.Arbitrary<Choice> = fc.record({
	options: fc.record(
		{ light: fc.subarray(options.light, { minLength: 1 }), safe: fc.subarray(options.safe, { minLength: 1 }) },
		{ requiredKeys: [] },
	),
	order: fc.constantFrom("name", "size"),
	text: fc.constantFrom("", "farn", "PAL", "etoile f", "d'arec 1", "oeil", "xyz", "plant-1", "12"),
});

test("filters, search text and order give the same results in a list of several pages as in a single page (R17.4, R8.1)", async () => {
	await fc.assert(
		fc.asyncProperty(anyChoice, async (choice) => {
			const { numbers, all: known, choice: effective } = await findInList(host, listing, choice, host.get);
			const wanted = { ...choice, text: effective.text };
			const short = prepare(all);
			expect(numbers.map((number) => all[number]?.slug)).toEqual(choose(short, wanted, listing).map(({ thing }) => thing.slug));
			for (const facet of listing.facets)
				expect(countOptions(known, effective, listing, facet)).toEqual(countOptions(short, wanted, listing, facet));
		}),
	);
});

test("a single letter is not searched, since nearly all names have it (R17.4)", async () => {
	const { numbers } = await findInList(host, listing, { ...noChoice(listing), text: "a" }, host.get);
	expect(numbers.length).toBe(all.length);
});

test("each page has the counts of each option for the whole list (R17.4)", () => {
	const count = (facet: string, option: string) => all.filter(({ traits }) => traits.options[facet]?.includes(option)).length;
	const counts = Object.entries(options).map(([facet, ids]) => [
		facet,
		Object.fromEntries(ids.map((id) => [id, count(facet, id)])),
	]);
	expect(host.whole.counts).toEqual(Object.fromEntries(counts));
});

test("only pages with results are fetched (R17.4)", async () => {
	const { requests, get } = hostOf(all);
	const pages = await loadParts(host, [3, 9, 21, 129], get);
	expect([...pages.keys()]).toEqual([1, 3, 13]);
	expect(requests).toEqual(["/fr/plants.json", "/fr/plants/page/3.json", "/fr/plants/page/13.json"]);
});

test("an option alone needs one file, a different order one more (R17.4)", async () => {
	const { requests, get } = hostOf(all);
	await findInList(host, listing, { ...noChoice(listing), options: { light: ["low"] } }, get);
	expect(requests).toEqual(["/fr/plants/page/filters.json"]);
	await findInList(host, listing, { ...noChoice(listing), order: "size" }, get);
	expect(requests.slice(1)).toEqual(["/fr/plants/page/filters.json", "/fr/plants/page/order-size.json"]);
});

test("an anchor of a card finds its page, and any other anchor none (R17.4, R8.1)", async () => {
	expect(await findAnchor("plant-57", host, host.get)).toBe(6);
	expect(await findAnchor("pothos", host, host.get)).toBe(null);
	expect(await findAnchor("palmier", host, host.get)).toBe(null);
});

test.each(["/fr/plants/page/filters.json", "/fr/plants/page/order-size.json", "/fr/plants/page/words-0.json"])(
	"when %s is from another version of the list, it gives no results (R17.1)",
	async (url) => {
		const other = hostOf(all);
		for (const [path, data] of hostOf(things(131)).files) if (path === url) other.files.set(path, data);
		const choice = { ...noChoice(listing), order: "size", text: "12" };
		await expect(findInList(host, listing, choice, other.get)).rejects.toThrow("the list has changed");
	},
);

test("a page from another version of the list gives no cards (R17.1)", async () => {
	const { get } = hostOf(things(131));
	await expect(loadParts(host, [3], get)).rejects.toThrow("the list has changed");
});

test("for 10,000 items, filtering loads less than 150 KB besides pages (R17.4)", async () => {
	const large = hostOf(things(10_000));
	const choice = { options: { light: ["low"], safe: ["cats"] }, order: "size", text: "farn" };
	await findInList(large, listing, choice, large.get);
	const bytes = large.requests.reduce((sum, url) => sum + JSON.stringify(large.files.get(url)).length, 0);
	expect(bytes).toBeLessThan(150_000);
});
