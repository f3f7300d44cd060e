import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { constants } from "#schemas/shared/constants.ts";
import { fold } from "#schemas/shared/search-words.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import { splitIndex } from "#scripts/site/search-split.ts";
import type { Get } from "#src/data/get.ts";
import { createSearch } from "#src/features/search/find.ts";
import { isSearchRoot } from "#src/features/search/load-index.ts";
import { createSplitSearch } from "#src/features/search/split.ts";
import { createDice, manyItems } from "../support/search-items.ts";

const max = constants.searchSuggestionsMax;

/** The search through the split index of some items; `asked` are the files that it has fetched since it was emptied. */
function searchSplit(items: readonly SearchItem[]) {
	const files = new Map(splitIndex("fr", items).map(({ path, contents }) => [path, contents]));
	const requests = new Set<string>();
	const get: Get = async (url, accepts) => {
		requests.add(url);
		const data: unknown = JSON.parse(files.get(url) ?? "null");
		if (!accepts(data)) throw new TypeError(`${url} holds something else`);
		return data;
	};
	const root: unknown = JSON.parse(files.get(searchIndexPath("fr")) ?? "null");
	if (!isSearchRoot(root)) throw new Error("the index is not split");
	return { files, requests, search: createSplitSearch("fr", root, get) };
}

const few = manyItems(1500);
const small = { whole: createSearch(few, max), ...searchSplit(few) };
const wordsIn = ({ title, keywords, description }: SearchItem) =>
	`${title} ${keywords.join(" ")} ${description}`.match(/[\p{L}\p{N}]+/gu) ?? [];
const paths = ({ hits }: { hits: readonly { path: string }[] }) => hits.map(({ path }) => path);

test("a word or prefix finds the same in the split index as in the whole one, in the same order (R17.4, R5.2)", async () => {
	const roll = createDice(1);
	for (let round = 0; round < 300; round++) {
		const words = wordsIn(few[roll(few.length)] as SearchItem);
		const word = words[roll(words.length)] ?? "";
		const query = round % 2 === 0 ? word : word.slice(0, 1 + roll(word.length));
		const { hits, near } = small.whole(query);
		// Parts of common words are found where they stand in names alone, so the last may lack.
		const begun = hits.filter(({ item }) => wordsIn(item).some((each) => fold(each).startsWith(fold(query))));
		const found = await small.search(query, max, max);
		expect({ query, near: found.near, paths: paths(found) }).toEqual({
			query,
			near,
			paths: paths({ hits: hits.slice(0, Math.max(begun.length, found.hits.length)) }),
		});
	}
});

test.each([
	["ONSTER", "a part inside words of titles, in another case"],
	["calathea", "a word without its accents"],
	["d'oeillets", "fine typography as a keyboard writes it"],
	["oeillets", "a word behind an apostrophe"],
	["18", "a number"],
	["exces", "a word of descriptions"],
	["monstera badisa", "words of a title apart from each other"],
	["  monstera   badisa ", "the same with spaces"],
	["badisaba monstara", "a word that is right beside one that is not"],
	["monstrea", "letters that changed places"],
	["konstera", "a wrong first letter"],
	["calatea", "a missing letter"],
	["zzqqxx", "what nobody wrote"],
	["zz", "what nobody wrote, and is short"],
	["???", "signs alone"],
	["", "nothing"],
	[" \u00a0", "spaces alone"],
])("«%s» finds in the split index the same as in the whole one: %s (R17.4, R5.3)", async (query) => {
	const [wanted, found] = [small.whole(query), await small.search(query, max, max)];
	expect({ near: found.near, first: paths(found).slice(0, 3), some: found.hits.length }).toEqual({
		near: wanted.near,
		first: paths(wanted).slice(0, 3),
		some: wanted.hits.length,
	});
});

test("a heading shared by many pages finds that part of some of them (R5.2)", async () => {
	const { hits, total } = await small.search("questions frequentes", max, max);
	expect(new Set(hits.map(({ section }) => section?.map(({ text }) => text).join("")))).toEqual(
		new Set(["Questions fréquentes"]),
	);
	expect([hits.length, total > max]).toEqual([max, true]);
});

test("a page is found by all words of its title, also with one wrong letter (R17.4)", async () => {
	const roll = createDice(5);
	for (let round = 0; round < 40; round++) {
		const { title, path } = few[roll(few.length)] as SearchItem;
		const own = title.split(" ").at(-1) ?? "";
		const wrong = `${own.slice(0, 4)}x${own.slice(5)}`;
		expect(paths(await small.search(title, max, max)), title).toContain(path);
		expect(paths(await small.search(wrong, max, max)), `${wrong} for ${own}`).toContain(path);
	}
});

test("results from the split index are marked as usual: title, other name, and heading of a part (R5.3)", async () => {
	const item: SearchItem = {
		title: "Langue de belle-mère",
		path: "/fiches-plantes/sansevieria",
		type: "plant",
		description: "Elle se contente de peu.",
		keywords: ["Dracaena trifasciata"],
		sections: [["care-cuttings", "Boutures de rhizomes"]],
	};
	const { search } = searchSplit([...few.slice(0, 50), item]);
	const marks = async (query: string) => {
		const { hits } = await search(query, max, max);
		return hits.map(({ path, title, section, alias }) => [
			path,
			...[title, section, alias].map((parts) => parts?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("") ?? null),
		]);
	};
	expect(await marks("trifasc")).toEqual([[item.path, item.title, null, "Dracaena [trifasc]iata"]]);
	expect(await marks("rhizome")).toEqual([[`${item.path}#care-cuttings`, item.title, "Boutures de [rhizome]s", null]]);
	expect(await marks("langue boutures")).toEqual([
		[`${item.path}#care-cuttings`, "[Langue] de belle-mère", "[Boutures] de rhizomes", null],
	]);
});

test("the results page of a large site loads a part at a time, without repetition or loss, and has the total number (R5.1)", async () => {
	const whole = createSearch(few, Number.POSITIVE_INFINITY)("rempotage");
	const pages = (hits: readonly { item: SearchItem }[]) => [...new Set(hits.map(({ item }) => item.path))];
	const first = await small.search("rempotage", 24, Number.POSITIVE_INFINITY);
	expect([pages(first.hits).length, first.more]).toEqual([24, true]);
	const all = await small.search("rempotage", few.length, Number.POSITIVE_INFINITY);
	expect([all.more, all.total]).toEqual([false, whole.total]);
	expect(pages(all.hits).toSorted()).toEqual(pages(whole.hits).toSorted());
	expect(first.total).toBe(pages(whole.hits).length);
	expect(pages(all.hits).slice(0, 10)).toEqual(pages(first.hits).slice(0, 10));
});

test("an index file that fails or is invalid fails the query, not the search (R17.1)", async () => {
	const { files, search } = searchSplit(few.slice(0, 400));
	const [path, contents] = [...files].find(([name]) => name.includes("items-")) ?? ["", ""];
	files.set(path, '{"captive":"portal"}');
	await expect(search("plante", 400, Number.POSITIVE_INFINITY)).rejects.toThrow(`${path} holds something else`);
	files.set(path, contents);
	expect((await search("plante", 400, Number.POSITIVE_INFINITY)).total).toBeGreaterThan(0);
});

test("with 2,500 and with 10,000 entries no query loads more than 150 KB, compressed (R17.4)", async () => {
	const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
	for (const size of [2500, 10_000]) {
		const items = manyItems(size);
		const { files, requests, search } = searchSplit(items);
		const roll = createDice(3);
		const pick = () => items[roll(items.length)] as SearchItem;
		const word = () => wordsIn(pick())[roll(12)] ?? "plante";
		const misspelled = () => {
			const name = pick().title.split(" ").at(-1) ?? "";
			return `${name.slice(0, 3)}e${name.slice(4)}`;
		};
		const makers = [
			word,
			() => word().slice(0, 1 + roll(3)),
			() => `${word()} ${word()}`,
			() => pick().title,
			() => pick().description.split(" ").slice(2, 6).join(" "),
			misspelled,
			() => `${misspelled()} ${misspelled()}`,
			() => Array.from({ length: 12 }, word).join(" "),
			() => "plante",
			() => `zzqq${roll(100)}`,
		];
		const costs: number[] = [];
		for (let round = 0; round < 50; round++) {
			requests.clear();
			await search(makers[round % makers.length]?.() ?? "", max, max);
			requests.add(searchIndexPath("fr"));
			costs.push([...requests].reduce((sum, path) => sum + gzipSync(files.get(path) ?? "").length, 0));
		}
		const figure = `one query of ${size} entries: ${median(costs)} bytes in the middle, ${Math.max(...costs)} at most`;
		process.stdout.write(`figure: ${figure}\n`);
		expect(Math.max(...costs)).toBeLessThanOrEqual(150_000);
	}
});
