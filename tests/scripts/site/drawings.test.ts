import { expect, test } from "vitest";
import { compile } from "#scripts/build/compile.ts";
import { createWorkspace, smallRun } from "../../support/workspace.ts";

async function drawingNames(pipeline: string, drawings: string): Promise<string[]> {
	const { plan } = await compile({ contentDir: createWorkspace().dir, ...smallRun, codeHashes: { pipeline, drawings } });
	return plan?.drawings.map(({ file }) => file) ?? [];
}

test("names of drawings, and so their caching, depend only on the drawing code (R13.4)", async () => {
	const names = await drawingNames("one", "one");
	expect(names.length).toBeGreaterThan(2);
	expect(await drawingNames("two", "one")).toEqual(names);
	const others = await drawingNames("one", "two");
	expect(others.filter((name) => names.includes(name))).toEqual([]);
	const unhashed = (file: string) => file.replace(/\.[0-9a-f]{8}\./, ".");
	expect(others.map(unhashed)).toEqual(names.map(unhashed));
});
