import { linkSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createKnownHashes, surveyFiles, timestampResolutionMs } from "#scripts/store/file-states.ts";
import { testFolder } from "../../support/folders.ts";

/** A folder with a few files, changed long ago. */
const folder = () => testFolder({ "a/one.md": "one", "a/b/two.md": "two" });

const keepTime = (path: string, change: () => void) => {
	const { atime, mtime } = statSync(path);
	change();
	utimesSync(path, atime, mtime);
};

const changes: Record<string, (dir: string) => void> = {
	"a longer file": (dir) => writeFileSync(join(dir, "a", "one.md"), "longer"),
	"a new file": (dir) => writeFileSync(join(dir, "a", "three.md"), ""),
	"a file that is gone": (dir) => rmSync(join(dir, "a", "one.md")),
	"an empty folder more": (dir) => mkdirSync(join(dir, "c")),
	"equal size and time, other bytes": (dir) => {
		const path = join(dir, "a", "one.md");
		keepTime(path, () => writeFileSync(path, "eno"));
	},
};

test.each(Object.entries(changes))("a scan detects %s (R17.4)", (_, change) => {
	const dir = folder();
	const before = surveyFiles([dir], { byLink: true });
	expect(surveyFiles([dir], { byLink: true }).hash).toBe(before.hash);
	change(dir);
	expect(surveyFiles([dir], { byLink: true }).hash).not.toBe(before.hash);
});

test("a new hard link to a file does not change the site, but the time of the latest change", () => {
	const dir = folder();
	const before = surveyFiles([dir], { byLink: false });
	linkSync(join(dir, "a", "one.md"), `${dir}.link`);
	onTestFinished(() => rmSync(`${dir}.link`));
	const after = surveyFiles([dir], { byLink: false });
	expect(after.hash).toBe(before.hash);
	expect(after.newestMs).toBeGreaterThanOrEqual(before.newestMs);
});

test("excluded folders are skipped; links inside are not followed, a link as root is", () => {
	const dir = folder();
	symlinkSync(dir, `${dir}.link`);
	onTestFinished(() => rmSync(`${dir}.link`));
	const options = { except: [join(dir, "a", "b")], byLink: true };
	const before = surveyFiles([`${dir}.link`], options);
	writeFileSync(join(dir, "a", "b", "two.md"), "changed");
	expect(surveyFiles([`${dir}.link`], options).hash).toBe(before.hash);
	expect(surveyFiles([dir], options).hash).toBe(before.hash);
});

test("a hash is reused while its file is unchanged, and kept for the next run only if it was used", () => {
	const dir = folder();
	const stats = statSync(join(dir, "a", "one.md"));
	const hashes = createKnownHashes(() => stats.ctimeMs + timestampResolutionMs + 1);
	hashes.set("one.md", stats, "hash");
	hashes.set("two.md", stats, "other");
	expect(hashes.find("one.md", stats)).toBe("hash");
	const next = createKnownHashes(Date.now, hashes.used());
	expect([next.find("one.md", stats), next.find("two.md", stats)]).toEqual(["hash", undefined]);
	writeFileSync(join(dir, "a", "one.md"), "changed");
	expect(next.find("one.md", statSync(join(dir, "a", "one.md")))).toBe(undefined);
});

test("a hash is not kept for a file written in the same clock tick, since it might be written again", () => {
	const stats = statSync(join(folder(), "a", "one.md"));
	const hashes = createKnownHashes(() => stats.ctimeMs + timestampResolutionMs - 1);
	hashes.set("one.md", stats, "hash");
	expect(hashes.find("one.md", stats)).toBe(undefined);
});
