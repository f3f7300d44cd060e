import { expect, test } from "vitest";
import { packBits, packNumbers, unpackBits, unpackNumbers } from "#schemas/shared/packed.ts";
import { isKeptForParts, neighbours, partPath, splitPart } from "#schemas/shared/paging.ts";

test.each([
	["/blog", 1, "/blog"],
	["/blog", 2, "/blog/page/2"],
	["/fiches-plantes", 209, "/fiches-plantes/page/209"],
])("R17.4 page %s of number %i stands at %s", (path, part, address) => {
	expect(partPath(path, part)).toBe(address);
	expect(splitPart(address)).toEqual({ path, part });
});

test.each(["/", "/page/2", "/blog/page/1", "/blog/page/02", "/blog/page/x", "/blog/page/2/3", "/blog/page"])(
	"R17.4 %s is no further page of a list",
	(path) => {
		expect(splitPart(path)).toEqual({ path, part: 1 });
	},
);

test.each([
	["/blog/page", true],
	["/blog/page/7", true],
	["/blog/page/7/x", true],
	["/page", false],
	["/blog/pages", false],
	["/blog/page-7", false],
])("R17.4 whether %s is kept for the pages of a list: %s", (path, kept) => {
	expect(isKeptForParts(path)).toBe(kept);
});

test("R17.4 the first page has none before it and the last none after it", () => {
	const at = (part: number) => neighbours({ list: "/blog", part, parts: 3, first: 1, last: 1, total: 1 });
	expect([1, 2, 3].map(at)).toEqual([
		{ previous: null, next: "/blog/page/2" },
		{ previous: "/blog", next: "/blog/page/3" },
		{ previous: "/blog/page/2", next: null },
	]);
});

test.each([[[]], [[0]], [[5, 6]], [[0, 1, 2, 3, 4, 5, 6, 7, 99]]])("R17.4 the places %j of a hundred survive packing", (set) => {
	expect(unpackBits(packBits(100, set))).toEqual(set);
	expect(packBits(100, set).length).toBe(17);
});

test.each([[[]], [[0, 0]], [[63, 1]], [[64, 0, 4095]], [[4096, 262_144, 7]]])(
	"R17.4 the numbers %j survive packing",
	(numbers) => {
		expect(unpackNumbers(packNumbers(numbers), numbers.length)).toEqual(numbers);
	},
);
