import { expect, test } from "vitest";
import { shuffle } from "#src/blocks/Recommended.tsx";

test("a shuffle keeps every candidate exactly once (R6.3)", () => {
	const chances = [0.99, 0, 0.5, 0.3, 0.999, 0.1, 0];
	const shuffled = shuffle(["a", "b", "c", "d", "e", "f", "g"], () => chances.pop() ?? 0);
	expect([...shuffled].sort()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});

test.each([
	[0, ["a", "b", "c"]],
	[0.999, ["c", "b", "a"]],
	[0.5, ["b", "c", "a"]],
])("with the random value %d the order is %j (R6.3)", (chance, order) => {
	expect(shuffle(["a", "b", "c"], () => chance)).toEqual(order);
});
