import { expect, test } from "vitest";
import { shuffle } from "#src/blocks/Recommended.tsx";

test("R6.3 a shuffle keeps every candidate and each once", () => {
	const chances = [0.99, 0, 0.5, 0.3, 0.999, 0.1, 0];
	const shuffled = shuffle(["a", "b", "c", "d", "e", "f", "g"], () => chances.pop() ?? 0);
	expect([...shuffled].sort()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});

test.each([
	[0, ["a", "b", "c"]],
	[0.999, ["c", "b", "a"]],
	[0.5, ["b", "c", "a"]],
])("R6.3 with chance at %d the order is %j", (chance, order) => {
	expect(shuffle(["a", "b", "c"], () => chance)).toEqual(order);
});
