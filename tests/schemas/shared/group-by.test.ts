import { expect, test } from "vitest";
import { groupBy } from "#schemas/shared/group-by.ts";

test("groups are in the order of their first value, and keep the order of their values", () => {
	expect([...groupBy(["Lierre", "Aloe", "Laurier"], (name) => name[0])]).toEqual([
		["L", ["Lierre", "Laurier"]],
		["A", ["Aloe"]],
	]);
});
