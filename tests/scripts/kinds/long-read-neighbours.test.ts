import { expect, onTestFinished, test, vi } from "vitest";
import { constants } from "#schemas/shared/constants.ts";
import { chooseNeighbours } from "#scripts/kinds/long-read/neighbours.ts";

type Entry = Parameters<typeof chooseNeighbours>[0][number];

const most = constants.neighboursMax;

/** An entry of a topic, of the day with this number, about plants. */
function entry(slug: string, { topic, day = 0, plants = [] }: { topic?: string; day?: number; plants?: string[] }): Entry {
	const published = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
	const scene = { setting: "bench" as const, plants };
	return { slug, facts: { published, scene, ...(topic === undefined ? {} : { topic }) } };
}

/** So many entries on a day each, of a topic, one after the other. */
function inARow(prefix: string, count: number, topic: string, firstDay = 0): Entry[] {
	return Array.from({ length: count }, (_, index) =>
		entry(`${prefix}-${String(index).padStart(2, "0")}`, { topic, day: firstDay + index }),
	);
}

const slugs = (entries: readonly Entry[]) => entries.map(({ slug }) => slug);

const own = entry("own", { topic: "care", day: 100, plants: ["pothos", "aloe-vera"] });

const cases: [what: string, others: Entry[], expected: string[]][] = [
	["alone it has none", [], []],
	["few are all there, in the order of their slugs", [entry("b", {}), entry("a", { day: 9 })], ["a", "b"]],
	[
		"the same topic comes before another that is nearer in time",
		[...inARow("air", most, "air", 101), entry("care", { topic: "care", day: 0 })],
		[...slugs(inARow("air", most - 1, "air")), "care"],
	],
	[
		"a plant in common comes before another that is nearer in time",
		[...inARow("air", most, "air", 101), entry("pothos", { topic: "air", plants: ["pothos"] })],
		[...slugs(inARow("air", most - 1, "air")), "pothos"],
	],
	[
		"two plants in common come before the same topic, the topic with a plant as well",
		[
			...inARow("care", most, "care", 101),
			entry("two-plants", { plants: ["aloe-vera", "pothos"], day: 1 }),
			entry("with-topic", { plants: ["pothos"], topic: "care", day: 2 }),
		],
		[...slugs(inARow("care", most - 2, "care")), "two-plants", "with-topic"],
	],
	[
		"what has as much in common is taken by days between, before and after alike",
		[...inARow("early", most, "care", 100 - most), ...inARow("late", most, "care", 101)],
		["early-03", "early-04", "early-05", "early-06", "late-00", "late-01", "late-02"],
	],
	[
		"on the same day it is taken by its slug",
		[..."abcdpqrs"].map((slug) => entry(slug, { topic: "care", day: 100 })),
		[..."abcdpqr"],
	],
];

test.each(cases)("related articles: %s (R6.3, R17.4)", (_, others, expected) => {
	expect(chooseNeighbours([own, ...others]).get("own")).toEqual(expected);
});

test("a plant in a ranking counts as shared like that of the picture (R6.3)", () => {
	const ranked: Entry = {
		slug: "ranked",
		facts: { published: "2020-01-01", image: "a.jpg", ranking: [{ plant: "pothos", stars: 5 }] },
	};
	const others = inARow("other", most, "air", 101);
	expect(chooseNeighbours([own, ...others, ranked]).get("own")).toContain("ranked");
});

test("each entry has at most twelve neighbours, never itself, regardless of input order (R17.4)", () => {
	const topics = ["care", "air", "light"];
	const all = Array.from({ length: 200 }, (_, index) =>
		entry(`entry-${index}`, { topic: topics[index % 3] ?? "", day: (index * 7) % 50, plants: [`plant-${index % 11}`] }),
	);
	const chosen = chooseNeighbours(all);
	for (const [slug, neighbours] of chosen) {
		expect(neighbours).toHaveLength(most);
		expect(neighbours).not.toContain(slug);
	}
	expect([...chooseNeighbours([...all].reverse())].sort()).toEqual([...chosen].sort());
});

test("an entry is compared only with the twelve nearest before and after it overall, by topic and by plant (R17.4)", () => {
	const parse = vi.spyOn(Date, "parse");
	onTestFinished(() => parse.mockRestore());
	const count = 500;
	const topics = ["care", "air"];
	chooseNeighbours(
		Array.from({ length: count }, (_, index) =>
			entry(`entry-${index}`, { topic: topics[index % 2] ?? "", day: index, plants: [`plant-${index % 3}`] }),
		),
	);
	// How far two entries are apart takes the day of each.
	const comparisons = parse.mock.calls.length / 2;
	expect(comparisons).toBeGreaterThan(count * most);
	expect(comparisons).toBeLessThanOrEqual(count * 2 * most * 3);
});
