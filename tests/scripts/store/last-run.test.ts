import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadRun, storeRun, surveyFiles } from "#scripts/store/last-run.ts";

/** Long after the files of these tests have last changed. */
const later = Date.now() + 3_600_000;

function createFolder(): { dir: string; kept: string; file: string } {
	const root = mkdtempSync(join(tmpdir(), "pousse-last-run-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const dir = join(root, "content");
	mkdirSync(join(dir, "articles"), { recursive: true });
	const file = join(dir, "articles", "fr.md");
	writeFileSync(file, "Un texte.");
	writeFileSync(join(dir, "site.yaml"), "name: Pousse");
	utimesSync(file, 1_000_000_000, 1_000_000_000);
	return { dir, kept: join(root, "cache", "run"), file };
}

/** One run over a folder: what the last one said if nothing has changed since, or else what this one says, which is kept. */
function run({ dir, kept }: { dir: string; kept: string }, { says, option = "" }: { says: string; option?: string }): string {
	const survey = surveyFiles([dir], { byChange: true, except: [join(dir, "generated")] });
	const state = JSON.stringify([survey.hash, option]);
	const recalled = loadRun<string>(kept, state);
	if (recalled === null) storeRun(kept, state, survey, later, says);
	return recalled ?? says;
}

type Change = (paths: { dir: string; kept: string; file: string }) => void;

const unseen: [what: string, change: Change][] = [
	["nothing", () => undefined],
	["a file was read", ({ file }) => readFileSync(file)],
	[
		"what is made of the content was written",
		({ dir }) => {
			mkdirSync(join(dir, "generated"));
			writeFileSync(join(dir, "generated", "slugs.ts"), "");
		},
	],
];

test.each(unseen)("R17.4 the next run says what the last one said where between them came: %s", (_, change) => {
	const folder = createFolder();
	run(folder, { says: "the first" });
	change(folder);
	expect(run(folder, { says: "the second" })).toBe("the first");
});

const seen: [what: string, change: Change][] = [
	["a longer text", ({ file }) => writeFileSync(file, "Un texte plus long.")],
	["a text of the same size", ({ file }) => writeFileSync(file, "Un texto.")],
	[
		"a text of the same size that was given its old time again",
		({ file }) => {
			const { atime, mtime } = statSync(file);
			writeFileSync(file, "Un texto.");
			utimesSync(file, atime, mtime);
		},
	],
	["a file that was only touched", ({ file }) => utimesSync(file, 1_100_000_000, 1_100_000_000)],
	["a new file", ({ dir }) => writeFileSync(join(dir, "articles", "en.md"), "")],
	["a new folder with the name of one that is left out", ({ dir }) => mkdirSync(join(dir, "articles", "generated"))],
	["a new folder with nothing in it", ({ dir }) => mkdirSync(join(dir, "guides"))],
	["a file that was deleted", ({ file }) => rmSync(file)],
	["a file that was renamed", ({ dir, file }) => renameSync(file, join(dir, "articles", "de.md"))],
	["what was kept is cut off", ({ kept }) => truncateSync(kept, 40)],
	[
		"what was kept is not what it was",
		({ kept }) => writeFileSync(kept, readFileSync(kept, "utf8").replace("the first", "the worst"), "utf8"),
	],
	["what was kept is gone", ({ kept }) => rmSync(kept)],
];

test.each(seen)("R17.4 the next run does its work where between them came: %s", (_, change) => {
	const folder = createFolder();
	run(folder, { says: "the first" });
	change(folder);
	expect(run(folder, { says: "the second" })).toBe("the second");
	expect(run(folder, { says: "the third" })).toBe("the second");
});

test("R17.4 a run with another option does its own work", () => {
	const folder = createFolder();
	run(folder, { says: "without" });
	expect(run(folder, { says: "with", option: "--base-url" })).toBe("with");
});

test("R17.4 a run that began just after a file had changed is not kept", () => {
	const { dir, kept } = createFolder();
	const survey = surveyFiles([dir], { byChange: true });
	storeRun(kept, survey.hash, survey, survey.newestMs + 10, "racy");
	expect(loadRun(kept, survey.hash)).toBeNull();
	storeRun(kept, survey.hash, survey, survey.newestMs + 1000, "settled");
	expect(loadRun(kept, survey.hash)).toBe("settled");
});

test("R17.4 a run that cannot be kept is a run all the same", () => {
	const { dir, file } = createFolder();
	const survey = surveyFiles([dir], { byChange: true });
	storeRun(join(file, "run"), survey.hash, survey, later, "said");
	expect(loadRun(join(file, "run"), survey.hash)).toBeNull();
});

test("R17.4 an output that shares its files with another folder is known by their names, sizes and times", () => {
	const { dir, file } = createFolder();
	const look = () => surveyFiles([dir], { byChange: false });
	const before = look();
	const { atime, mtime } = statSync(file);
	// A second name changes when the file was last changed, and nothing else.
	writeFileSync(`${dir}-new`, readFileSync(file));
	renameSync(`${dir}-new`, file);
	utimesSync(file, atime, mtime);
	expect(look().hash).toBe(before.hash);
	writeFileSync(file, "Un texto.");
	expect(look().hash).not.toBe(before.hash);
});

test("R17.4 a folder behind a link is looked at as the folder itself", () => {
	const { dir, file } = createFolder();
	symlinkSync(dir, `${dir}-link`);
	const look = () => surveyFiles([`${dir}-link`], { byChange: true });
	const before = look();
	expect(before).toEqual(surveyFiles([dir], { byChange: true }));
	writeFileSync(file, "Un texto.");
	expect(look().hash).not.toBe(before.hash);
});

test("files that are not there are none", () => {
	const { dir } = createFolder();
	expect(surveyFiles([join(dir, "missing")], { byChange: true })).toEqual(surveyFiles([], { byChange: true }));
});
