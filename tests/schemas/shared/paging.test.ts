import { expect, test } from "vitest";
import { packBits, packNumbers, unpackBits, unpackNumbers } from "#schemas/shared/packed.ts";
import { isKeptForParts, neighbours, partPath, splitPart } from "#schemas/shared/paging.ts";

test.each([
	["/blog", 1, "/blog"],
	["/blog", 2, "/blog/page/2"],
	["/fiches-plantes", 209, "/fiches-plantes/page/209"],
])("page %s number %i has the address %s (R17.4)", (path, part, address) => {
	expect(partPath(path, part)).toBe(address);
	expect(splitPart(address)).toEqual({ path, part });
});

test.each(["/", "/page/2", "/blog/page/1", "/blog/page/02", "/blog/page/x", "/blog/page/2/3", "/blog/page"])(
	"%s is not a further page of a list (R17.4)",
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
])("whether %s is reserved for the pages of a list: %s (R17.4)", (path, kept) => {
	expect(isKeptForParts(path)).toBe(kept);
});

test("the first page has no previous page and the last no next one (R17.4)", () => {
	const at = (part: number) => neighbours({ list: "/blog", part, parts: 3, first: 1, last: 1, total: 1 });
	expect([1, 2, 3].map(at)).toEqual([
		{ previous: null, next: "/blog/page/2" },
		{ previous: "/blog", next: "/blog/page/3" },
		{ previous: "/blog/page/2", next: null },
	]);
});

test.each([[[]], [[0]], [[5, 6]], [[0, 1, 2, 3, 4, 5, 6, 7, 99]]])(
	"the positions %j of a hundred survive packing (R17.4)",
	(set) => {
		expect(unpackBits(packBits(100, set))).toEqual(set);
		expect(packBits(100, set).length).toBe(17);
	},
);

test.each([[[]], [[0, 0]], [[63, 1]], [[64, 0, 4095]], [[4096, 262_144, 7]]])(
	"the numbers %j survive packing (R17.4)",
	(numbers) => {
		expect(unpackNumbers(packNumbers(numbers), numbers.length)).toEqual(numbers);
	},
);
