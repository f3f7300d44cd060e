import { expect, test } from "vitest";
import type { ReportedEntry } from "#schemas/pages/dashboard/report.ts";
import { langs, perLanguage } from "#schemas/shared/languages.ts";
import { ticksUpTo } from "#src/features/dashboard/charts/ticks.ts";
import { coverageOf, graphOf, heaviest, orphansOf, translationsOf } from "#src/features/dashboard/figures.ts";
import { compareCells, nextOrder } from "#src/features/dashboard/order.ts";
import { contrastOf, levelOf } from "#src/features/specimens/contrast.ts";

const inAll = <T>(value: T) => perLanguage(() => value);

function entry(kind: string, slug: string, given: Partial<ReportedEntry> = {}): ReportedEntry {
	return {
		kind,
		slug,
		path: `/${slug}`,
		listed: true,
		titles: inAll(slug),
		words: inAll(0),
		promisedMinutes: null,
		standing: inAll({ is: "unrecorded", changed: [] }),
		changed: null,
		files: inAll(`${slug}.md`),
		edit: inAll(null),
		links: [],
		lists: [],
		...given,
	};
}

test("coverage has texts and words per kind and language, compared with the original (R12.2)", () => {
	const entries = [
		entry("guide", "a", { words: { fr: 100, en: 90, es: 110, de: 0 } }),
		entry("guide", "b", { words: { fr: 300, en: 270, es: 330, de: 0 }, titles: { ...inAll("B"), de: "" } }),
		entry("plant", "c"),
	];
	expect(coverageOf(entries)).toEqual([
		{ kind: "guide", lang: "fr", texts: 2, words: 400, share: 1 },
		{ kind: "guide", lang: "en", texts: 2, words: 360, share: 0.9 },
		{ kind: "guide", lang: "es", texts: 2, words: 440, share: 1.1 },
		{ kind: "guide", lang: "de", texts: 1, words: 0, share: 0 },
		...langs.map((lang) => ({ kind: "plant", lang, texts: 1, words: 0, share: null })),
	]);
});

test("stale translations are listed with what changed, those without a record are counted (R12.2)", () => {
	const standing: ReportedEntry["standing"] = {
		...inAll({ is: "current", changed: [] }),
		es: { is: "stale", changed: ["intro", "“Lumière”"] },
	};
	const entries = [entry("plant", "c"), entry("guide", "a", { standing })];
	const found = translationsOf(entries);
	expect({ ...found, stale: found.stale.map(({ entry: { slug }, lang, changed }) => [slug, lang, changed]) }).toEqual({
		all: 6,
		recorded: 3,
		stale: [["a", "es", ["intro", "“Lumière”"]]],
	});
});

const home = entry("page", "home", { path: "/", links: ["/a"], lists: ["/b"] });
const a = entry("article", "a", { links: ["/b", "/hidden", "/elsewhere"] });
const b = entry("article", "b", { lists: ["/c"] });
const c = entry("article", "c");
const hidden = entry("page", "hidden", { listed: false, links: ["/c"] });
const graph = graphOf([home, a, b, c, hidden, entry("plant", "d", { path: null, listed: false })]);

test("the graph has the listed pages with incoming and outgoing links, those of lists separately (R12.2)", () => {
	expect(graph.map(({ path, textsIn, listsIn, textsOut }) => ({ path, textsIn, listsIn, textsOut }))).toEqual([
		{ path: "/", textsIn: [], listsIn: [], textsOut: ["/a"] },
		{ path: "/a", textsIn: ["/"], listsIn: [], textsOut: ["/b"] },
		{ path: "/b", textsIn: ["/a"], listsIn: ["/"], textsOut: [] },
		{ path: "/c", textsIn: [], listsIn: ["/b"], textsOut: [] },
	]);
});

test("an orphan is a page that no text links to; the home page is none (R12.2)", () => {
	expect(orphansOf(graph).map(({ path }) => path)).toEqual(["/c"]);
});

test("pages are sorted by weight; unweighed pages are omitted (R12.2)", () => {
	const weights = { "/a": inAll({ html: 10, data: 5 }), "/b": inAll({ html: 20, data: 1 }) };
	const pages = heaviest({ entries: [a, b, c], findings: [], weights }, "de");
	expect(pages.map(({ path, total }) => [path, total])).toEqual([
		["/b", 21],
		["/a", 15],
	]);
});

test("sorting starts with the largest number or with A, reverses on a second click, and puts unknown values last (R12.2)", () => {
	expect(nextOrder(null, "words", true)).toEqual({ column: "words", descending: true });
	expect(nextOrder({ column: "words", descending: true }, "words", true)).toEqual({ column: "words", descending: false });
	expect(nextOrder({ column: "words", descending: true }, "page", false)).toEqual({ column: "page", descending: false });
	const { compare } = new Intl.Collator("fr");
	const sorted = (cells: (string | number | null)[], descending: boolean) =>
		[...cells].sort((one, other) => compareCells(one, other, descending, compare));
	expect(sorted([2, null, 10, 1], true)).toEqual([10, 2, 1, null]);
	expect(sorted(["z", "É", "e", null], false)).toEqual(["e", "É", "z", null]);
});

test.each([
	[0, [0]],
	[1, [0, 0.25, 0.5, 0.75, 1]],
	[2893, [0, 1000, 2000, 3000]],
	[8000, [0, 2000, 4000, 6000, 8000]],
])("an axis up to %d has the ticks %j", (max, ticks) => {
	expect(ticksUpTo(max)).toEqual(ticks);
});

test.each([
	[[0, 0, 0], [255, 255, 255], 21, "AAA"],
	[[255, 255, 255], [255, 255, 255], 1, "–"],
	// The borderline grey that WCAG's own examples name.
	[[118, 118, 118], [255, 255, 255], 4.54, "AA"],
] as const)("the contrast of %j on %j is %d to 1", (text, ground, contrast, level) => {
	expect(contrastOf(text, ground)).toBeCloseTo(contrast, 2);
	expect(contrastOf(ground, text)).toBeCloseTo(contrast, 2);
	expect(levelOf(contrastOf(text, ground))).toBe(level);
});
