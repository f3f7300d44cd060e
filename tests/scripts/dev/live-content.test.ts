import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchContent } from "#scripts/dev/live-content.ts";
import { openCache } from "#scripts/store/cache.ts";
import { createWorkspace } from "../../support/workspace.ts";

const codeHashes = { pipeline: "test", drawings: "test" };

test("R16.4 what the first run of dev has read, the next one and a check find", async () => {
	const { dir } = createWorkspace();
	const cacheDir = join(dir, "..", "cache");
	const watch = async () => {
		const content = await watchContent(dir, { codeHashes, cacheDir }, () => {});
		onTestFinished(content.close);
		return content.now;
	};
	const first = await watch();
	expect(first.last?.diagnostics).toEqual([]);
	const kept = openCache(cacheDir, "parts");
	const group = `articles/arrosage`;
	expect(keysOf(first).filter((key) => !kept.has(key))).toEqual([]);
	expect(keysOf(first).some((key) => key.includes(group))).toBe(true);
	const second = await watch();
	expect(second.emitted?.pages.map(({ data }) => data)).toEqual(first.emitted?.pages.map(({ data }) => data));
});

/** Under what the Markdown of the pages is kept. */
function keysOf({ emitted }: Awaited<ReturnType<typeof watchContent>>["now"]): string[] {
	return emitted?.pages.flatMap(({ entry, lang }) => emitted.bodies.keyOf(entry, lang) ?? []) ?? [];
}
