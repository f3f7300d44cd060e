import { expect, test } from "vitest";
import { readShare } from "#src/features/reading/progress.ts";

test.each([
	[120, 5000, 1000, 0],
	[0, 5000, 1000, 0],
	[-1000, 5000, 1000, 0.25],
	[-4000, 5000, 1000, 1],
	[-4800, 5000, 1000, 1],
	[50, 800, 1000, 1],
])("a text with its top at %d, %d high in a window of %d, is read to %d", (top, height, viewport, share) => {
	expect(readShare(top, height, viewport)).toBe(share);
});
