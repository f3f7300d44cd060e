import { expect, test } from "vitest";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { itemsPerFile, readWordList, writeWordList } from "#schemas/shared/search-index.ts";
import { searchFiles } from "#scripts/site/search-index.ts";
import { splitIndex } from "#scripts/site/search-split.ts";
import { manyItems } from "../../support/search-items.ts";

const items = manyItems(1200);

test("the index of a small site is one file with all items (spec §3)", () => {
	const few = items.slice(0, 300);
	expect(searchFiles("fr", few)).toEqual([{ destination: "dist", file: "search/fr.json", contents: JSON.stringify(few) }]);
});

test("the index of a large site has no pages in the file that every search loads, and each item in one small file (R17.4)", () => {
	const files = searchFiles("fr", items);
	expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
	const [root] = files.filter(({ file }) => file === "search/fr.json");
	expect(Object.keys(JSON.parse(root?.contents ?? ""))).toEqual(["size", "ownFrom", "words", "names", "endings"]);
	expect(root?.contents).not.toContain("/blog/");
	for (const { file } of files) expect(file).toMatch(/^search\/fr(\.json|\/(words|names|endings|items)-[a-z0-9_]+\.json)$/);
	for (const { file, contents } of files) expect(contents.length, file).toBeLessThan(32_768);
	const held = files.filter(({ file }) => file.includes("/items-")).map(({ contents }) => JSON.parse(contents) as SearchItem[]);
	expect(Math.max(...held.map(({ length }) => length))).toBe(itemsPerFile);
	expect(held.flat().toSorted((a, b) => byText(a.path, b.path))).toEqual(items);
});

test("the same items give the same bytes, in any order (R16.4)", () => {
	expect(splitIndex("fr", items.toReversed())).toEqual(splitIndex("fr", items));
});

test("a changed description changes its own file and those of its words only (R17.4)", () => {
	const edited = items.map((item) => (item.path === "/blog/00600" ? { ...item, description: "Zinnia seule" } : item));
	const before = new Map(splitIndex("fr", items).map(({ path, contents }) => [path, contents]));
	const changed = splitIndex("fr", edited).filter(({ path, contents }) => before.get(path) !== contents);
	expect(changed.filter(({ path }) => path.includes("/items-"))).toHaveLength(1);
	expect(changed.length).toBeLessThan(before.size / 4);
});

test("the cost of a word on most pages does not grow with further pages (R17.4)", () => {
	const longest = (size: number) => {
		const all = manyItems(size).map((item) => ({ ...item, description: `plante ${item.description}` }));
		return Math.max(...splitIndex("fr", all).map(({ path, contents }) => (path.includes("/words-") ? contents.length : 0)));
	};
	expect(longest(12_000)).toBeLessThan(longest(6000) * 1.1);
});

test.each([
	["no item", { total: 0, places: [] }, ""],
	["one in its title", { total: 1, places: [[7]] }, "7"],
	["some in several places", { total: 4, places: [[0, 36], [], [3, 4]] }, "0 10||3 1"],
	["more than are listed", { total: 5000, places: [[1, 2]] }, "5000:1 1"],
])("a posting list of words on %s survives a round trip", (_, list, text) => {
	expect(writeWordList(list)).toBe(text);
	expect(readWordList(text)).toEqual({ ...list, places: list.places.length === 0 ? [[]] : list.places });
});
