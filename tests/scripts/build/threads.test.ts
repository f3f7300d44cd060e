import { afterEach, expect, test } from "vitest";
import { createPool, type Prepare } from "#scripts/build/threads.ts";

const pool = createPool();
afterEach(() => pool.end());

/** Work that threads cannot do, since they get no content. */
const started = { contentDir: "/nowhere", drafts: new Map(), folders: { kept: null, spare: "/nowhere" } };
const groups = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `group-${index}`, files: [] }));

test("a few items are processed in order on the calling thread", async () => {
	const prepare: Prepare<null, number, number> = async () => (item) => item * 2;
	expect(await pool.run({ work: "analysis", started: null, items: [1, 2, 3], prepare })).toEqual([2, 4, 6]);
});

test("many items are processed by threads, and results keep the order of their items", async () => {
	const prepare: Prepare<typeof started, ReturnType<typeof groups>[number], { parts: unknown[] }> = async () => {
		throw new Error("the calling thread did the work");
	};
	const results = await pool.run({ work: "analysis", started, items: groups(300), prepare });
	expect(results).toHaveLength(300);
	expect(results.every(({ parts }) => parts.length === 0)).toBe(true);
});

test("an exception in a thread fails the run", async () => {
	const prepare = async () => () => null;
	const items = groups(300).map(() => null);
	await expect(pool.run({ work: "analysis", started, items, prepare })).rejects.toThrow("Cannot destructure");
});
