import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explainFileError } from "#scripts/build/file-errors.ts";
import { withLock } from "#scripts/build/lock.ts";
import { assertOutputFolder, realPath } from "#scripts/build/output-folder.ts";
import { abandon, beginNextSite } from "#scripts/build/publish.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import { beforeFileCalls } from "../../support/file-calls.ts";
import { writeFiles } from "../../support/folders.ts";
import { mark, place, readFiles } from "../../support/site-folders.ts";

/** An error of usage that says this in English. */
const usageError = (message: string) => expect.objectContaining({ constructor: UsageError, message });

/** A folder with content, a file and links, and what is said of a site in each place of it. */
const refused: [what: string, out: string, said: (parent: string) => string][] = [
	[
		"below a file",
		"notes.txt/deep/dist",
		(at) => `${at}/notes.txt is a file, so the folder ${at}/notes.txt/deep/dist cannot be made. Name another one with --out DIR.`,
	],
	[
		"behind a link that leads nowhere",
		"nowhere",
		(at) => `${at}/nowhere is a broken link. Remove it, or name another folder with --out DIR.`,
	],
	[
		"in the content",
		"content/plants/dist",
		(at) =>
			`${at}/content/plants/dist is inside the content folder, where every file counts as content. Name a folder outside ${at}/content with --out DIR.`,
	],
	[
		"in the place of the content",
		"content",
		(at) =>
			`${at}/content is inside the content folder, where every file counts as content. Name a folder outside ${at}/content with --out DIR.`,
	],
	[
		"in the content by a link",
		"link/dist",
		(at) =>
			`${at}/link/dist is inside the content folder, where every file counts as content. Name a folder outside ${at}/content with --out DIR.`,
	],
	[
		"around the content",
		".",
		(at) =>
			`${at} contains the content folder ${at}/content, and a build replaces everything in it. Name another folder with --out DIR.`,
	],
];

test.each(refused)("an output folder %s is refused in one sentence, and nothing is created (R16.4)", (_, out, message) => {
	const { parent } = place();
	const content = join(parent, "content");
	writeFiles(content, { "site.yaml": "name: Pousse" });
	writeFileSync(join(parent, "notes.txt"), "notes");
	symlinkSync("missing", join(parent, "nowhere"));
	symlinkSync("content", join(parent, "link"));
	const before = readdirSync(parent, { recursive: true });
	expect(() => assertOutputFolder(join(parent, out), content)).toThrow(usageError(message(parent)));
	expect(readdirSync(parent, { recursive: true })).toEqual(before);
});

test("an output folder next to the content is accepted, even if its name starts like the content's (R16.4)", () => {
	const { parent } = place();
	const content = join(parent, "content");
	writeFiles(content, {});
	for (const out of ["dist", "content.dist", "..content", "deep/content"])
		expect(() => assertOutputFolder(join(parent, out), content)).not.toThrow();
});

// A folder that every machine of this kind mounts, and never a site.
test("a mount point is refused in one sentence (R16.4)", () => {
	const mounted = process.platform === "win32" ? "C:\\" : "/dev";
	expect(() => assertOutputFolder(mounted, "/nowhere/content")).toThrow(
		usageError(
			`${mounted} is a mount point, which cannot be replaced. Name a folder in it, such as --out ${join(mounted, "site")}.`,
		),
	);
});

test("links in a path are resolved as far as it exists", () => {
	const { parent } = place();
	mkdirSync(join(parent, "deep", "er"), { recursive: true });
	symlinkSync("deep", join(parent, "link"));
	expect(realPath(join(parent, "link", "er", "dist", "fr"))).toBe(realPath(join(parent, "deep", "er", "dist", "fr")));
	expect(realPath(join(parent, "link"))).not.toContain("link");
});

/** What the system refuses at a step of a build, and what is said of it. */
const failures: [code: string, what: string, call: string, end: string, said: (out: string) => string][] = [
	[
		"EROFS",
		"a file system that may only be read",
		"writeFileSync",
		".lock",
		(out) =>
			`${out}.lock.${process.pid} cannot be written: its file system is read-only. A site is written next to the one that it replaces: make ${join(out, "..")} writable, or name another folder with --out DIR.`,
	],
	[
		"ENOENT",
		"a file system that makes no files",
		"writeFileSync",
		".lock",
		(out) => `${out}.lock.${process.pid} cannot be created. Name another folder with --out DIR.`,
	],
	[
		"EACCES",
		"a folder of somebody else",
		"mkdirSync",
		".next",
		(out) =>
			`${out}.next-${process.pid} cannot be written: permission denied. A site is written next to the one that it replaces: make ${join(out, "..")} writable, or name another folder with --out DIR.`,
	],
	[
		"ENOSPC",
		"a disk that is full when the lock is made",
		"writeFileSync",
		".lock",
		(out) => `The disk of ${out}.lock.${process.pid} is full. Free some space and build again; ${out} is unchanged.`,
	],
	[
		"ENOSPC",
		"a disk that is full in the middle",
		"writeFileSync",
		".next",
		(out) => `The disk of ${out}.next-${process.pid}.mark is full. Free some space and build again; ${out} is unchanged.`,
	],
	[
		"EDQUOT",
		"more than this user may write",
		"mkdirSync",
		".next",
		(out) => `The disk of ${out}.next-${process.pid} is full. Free some space and build again; ${out} is unchanged.`,
	],
];

test.each(failures)(
	"%s, %s, is reported in one sentence with the path, and nothing is left behind (R16.4)",
	async (code, _, call, end, message) => {
		const { parent, outDir } = place();
		writeFiles(outDir, { ...mark, "index.html": "old" });
		const restore = beforeFileCalls((name, [path]) => {
			if (name === call && String(path).startsWith(outDir + end))
				throw Object.assign(new Error(`${code}: refused`), { code, path });
		});
		const building = withLock(
			outDir,
			async () => beginNextSite(outDir),
			() => abandon(outDir),
		).finally(restore);
		await expect(building).rejects.toThrow(usageError(message(outDir)));
		expect([readdirSync(parent), readFiles(outDir)]).toEqual([["dist"], { ...mark, "index.html": "old" }]);
	},
);

test("parent folders created for a failed build are removed, existing ones stay (R16.4)", async () => {
	const { parent } = place();
	const outDir = join(parent, "deep", "er", "dist");
	const failing = () =>
		withLock(
			outDir,
			() => Promise.reject(new Error("no page")),
			() => undefined,
		);
	await expect(failing()).rejects.toThrow(new Error("no page"));
	expect(readdirSync(parent)).toEqual([]);
	mkdirSync(join(parent, "deep"));
	await expect(failing()).rejects.toThrow(new Error("no page"));
	expect(existsSync(join(parent, "deep"))).toBe(true);
	expect(readdirSync(join(parent, "deep"))).toEqual([]);
});

test.each([
	[
		"EBUSY",
		"rename",
		"/srv/dist",
		"/srv/dist is a mount point, which cannot be replaced. Name a folder in it, such as --out /srv/dist/site.",
	],
	["EBUSY", "unlink", "/srv/dist", "EBUSY: refused"],
	[
		"EROFS",
		"open",
		"/home/cache/parts",
		"/home/cache/parts cannot be written: its file system is read-only. Make it writable and build again.",
	],
	[
		"EPERM",
		"open",
		"/home/cache/parts",
		"/home/cache/parts cannot be written: permission denied. Make it writable and build again.",
	],
	["EIO", "open", "/srv/dist.next-1/a", "EIO: refused"],
])("%s of %s on %s is reported with advice where there is some, else as it is (R16.4)", (code, syscall, path, message) => {
	const error = Object.assign(new Error(`${code}: refused`), { code, syscall, path });
	const explained = explainFileError(error, "/srv/dist");
	expect(explained instanceof Error && explained.message).toBe(message);
	expect(explained instanceof UsageError).toBe(explained !== error);
});
