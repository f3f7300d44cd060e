import { closeSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markFile, writeMark } from "#scripts/build/build-mark.ts";
import { withLock } from "#scripts/build/lock.ts";
import { abandon, beginNextSite, linkInto, recover, swapIn, writeInto } from "#scripts/build/publish.ts";
import { beforeFileCalls } from "../../support/file-calls.ts";
import { writeFiles } from "../../support/folders.ts";
import { emptyStore } from "../../support/runs.ts";
import { deadProcess, mark, place, readFiles } from "../../support/site-folders.ts";

/*
 * A process that is killed does nothing more: no cleaning up, no second attempt. So from the call at which it is killed all calls that
 * change files fail, in place of a process that would take a hundred times as long to start. Then the next build begins.
 */

const leaf = { "leaf.svg": "<svg/>" };
const older = { ...mark, ...leaf, "index.html": "old", "about.html": "old", "fr/gone.html": "old" };
const newer = {
	[markFile]: writeMark("fedcba9876543210fedc"),
	...leaf,
	"index.html": "new, and longer",
	"en/about.html": "new",
	"en/icon.svg": "<svg/>",
};

const store = emptyStore();
const stored = store.write([{ file: "leaf.svg", contents: leaf["leaf.svg"] }]);

/** All that a build does with files: it takes the lock, links, copies and writes, swaps, and removes what was there. */
function build(outDir: string): Promise<void> {
	const work = async () => {
		recover(outDir);
		const next = beginNextSite(outDir);
		linkInto(next, stored, store.objects);
		const written = Object.entries(newer).filter(([file]) => file !== "leaf.svg" && file !== "en/icon.svg");
		writeInto(next, [
			...written.map(([file, contents]) => ({ file, contents })),
			{ file: "en/icon.svg", copyOf: join(outDir, "leaf.svg") },
		]);
		swapIn(next, outDir);
	};
	return withLock(outDir, work, () => abandon(outDir));
}

class Killed extends Error {}

/** Builds with the number of a process that has ended, which is killed at a call, or in the middle of it; whether it came that far. */
async function buildKilled(outDir: string, pid: number, at: number, half: boolean): Promise<string | null> {
	let calls = 0;
	let killedAt: string | null = null;
	const pass = (name: string, args: readonly unknown[]) => {
		calls += 1;
		if (calls < at) return;
		if (calls === at) {
			killedAt = name;
			if (half && halves.includes(name)) beginToWrite(name, args);
		}
		throw new Killed(name);
	};
	const { pid: own } = process;
	const restore = beforeFileCalls(pass);
	Object.defineProperty(process, "pid", { value: pid, configurable: true });
	try {
		await build(outDir);
		return null;
	} catch (error) {
		if (error instanceof Killed) return killedAt;
		throw error;
	} finally {
		Object.defineProperty(process, "pid", { value: own, configurable: true });
		restore();
	}
}

/** Half of what a call was to write. */
function beginToWrite(name: string, [from, to]: readonly unknown[]): void {
	const [path, contents] = name === "copyFileSync" ? [to, readFileSync(String(from), "utf8")] : [from, to];
	const file = openSync(String(path), "w");
	writeSync(file, String(contents).slice(0, String(contents).length / 2));
	closeSync(file);
}

/** What stands in the place of the site, file by file: nothing else than the old or the new one is a site. */
function standing(outDir: string): "old" | "new" | "none" | "broken" {
	const [parent, name] = [join(outDir, ".."), "dist"];
	if (!readdirSync(parent).includes(name)) return "none";
	const found = JSON.stringify(Object.entries(readFiles(outDir)).sort());
	const is = (site: Record<string, string>) => found === JSON.stringify(Object.entries(site).sort());
	return is(older) ? "old" : is(newer) ? "new" : "broken";
}

const halves = ["writeFileSync", "copyFileSync"];

/** Kills a build at each of its calls, and tells what stood there: at once, and when the next build had begun. */
async function killEverywhere(): Promise<Record<string, number>> {
	const pid = deadProcess();
	const counts: Record<string, number> = {};
	for (let at = 1; ; at++) {
		for (const half of [false, true]) {
			const { parent, outDir } = place();
			writeFiles(outDir, older);
			const call = await buildKilled(outDir, pid, at, half);
			if (call === null) return counts;
			if (half && !halves.includes(call)) continue;
			const atOnce = standing(outDir);
			await withLock(
				outDir,
				async () => recover(outDir),
				() => undefined,
			);
			const what = `${call.replace("Sync", "")}${half ? ", half" : ""}: ${atOnce}, then ${standing(outDir)}`;
			counts[what] = (counts[what] ?? 0) + 1;
			expect([what, readdirSync(parent)]).toEqual([what, ["dist"]]);
		}
	}
}

test("a build killed at any call leaves the old or the new site complete, and the next build cleans up (R16.4)", async () => {
	// Between the two renames there is none; the next build brings the old one back.
	expect(await killEverywhere()).toEqual({
		"mkdir: old, then old": 4,
		"writeFile: old, then old": 5,
		"writeFile, half: old, then old": 5,
		"link: old, then old": 2,
		"copyFile: old, then old": 1,
		"copyFile, half: old, then old": 1,
		"rm: old, then old": 1,
		"rename: old, then old": 3,
		"rename: none, then old": 1,
		"unlink: new, then new": 5,
		"rmdir: new, then new": 2,
		"rm: new, then new": 1,
	});
});
