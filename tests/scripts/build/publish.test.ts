import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markFile, writeMark } from "#scripts/build/build-mark.ts";
import { beginNextSite, recover, removeOurs, swapIn, writeInto } from "#scripts/build/publish.ts";
import { msg } from "#scripts/messages/message.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import type { SiteFile } from "#scripts/types/site.ts";
import { writeFiles } from "../../support/folders.ts";
import { deadProcess, livingProcess, mark, place, readFiles } from "../../support/site-folders.ts";

/** Writes a site beside the one that is to be replaced. */
function write(outDir: string, files: readonly SiteFile[]): string {
	const next = beginNextSite(outDir);
	writeInto(next, [{ file: markFile, contents: writeMark("0123456789abcdef0123") }, ...files]);
	return next;
}
const page = (contents: string): SiteFile[] => [{ file: "index.html", contents }];

test("a site is written next to the old one, folders and copies included (R16.4)", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { ...mark, "index.html": "old" });
	writeFiles(parent, { "leaf.svg": "<svg/>" });
	const next = write(outDir, [
		{ file: "index.html", contents: "home" },
		{ file: "en/blog/ficus.html", contents: "ficus" },
		{ file: "images/leaf.svg", copyOf: join(parent, "leaf.svg") },
	]);
	expect(readFiles(next)).toEqual({
		...mark,
		"index.html": "home",
		"en/blog/ficus.html": "ficus",
		"images/leaf.svg": "<svg/>",
	});
	expect(readFiles(outDir)).toEqual({ ...mark, "index.html": "old" });
});

test("two files of the same name are an internal error (R16.4)", () => {
	const { outDir } = place();
	const twice = [
		{ file: "a.html", contents: "1" },
		{ file: "a.html", contents: "2" },
	];
	expect(() => write(outDir, twice)).toThrow(new Error("two files of the site are named a.html"));
});

test("a build that dies while writing leaves a marked folder (R17.9)", () => {
	const { outDir } = place();
	expect(() => write(outDir, [{ file: "a.html", copyOf: "/nowhere" }])).toThrow("ENOENT");
	expect(readFiles(`${outDir}.next-${process.pid}`)).toEqual(mark);
});

test.each([
	["there is an old one", { ...mark, "index.html": "old", "gone.html": "old" }],
	["there is an empty folder", {}],
	["there is none", null],
])("the finished folder replaces the site when %s (R16.4)", (_, old) => {
	const { parent, outDir } = place();
	if (old) writeFiles(outDir, old);
	swapIn(write(outDir, page("new")), outDir);
	expect(readFiles(outDir)).toEqual({ ...mark, "index.html": "new" });
	expect(readdirSync(parent)).toEqual(["dist"]);
});

test("files added to the folder during the build prevent its replacement (R17.9)", () => {
	const { outDir } = place();
	const next = write(outDir, page("new"));
	writeFiles(outDir, { "thesis.txt": "years of work" });
	expect(() => swapIn(next, outDir)).toThrow(UsageError);
	expect(readFiles(outDir)).toEqual({ "thesis.txt": "years of work" });
});

test.each(["copied", "written"])("an empty file that is %s stops the build, and the old site stays (R17.9)", (how) => {
	const { parent, outDir } = place();
	writeFiles(outDir, { ...mark, "index.html": "old" });
	writeFiles(parent, { "empty.js": "" });
	const empty = how === "copied" ? { copyOf: join(parent, "empty.js") } : { contents: "" };
	expect(() => write(outDir, [...page("new"), { file: "assets/app.js", ...empty }])).toThrow(
		new Error("the file assets/app.js of the site is empty"),
	);
	expect(readFiles(outDir)).toEqual({ ...mark, "index.html": "old" });
});

test("files read only by hosts may be empty (R16.4)", () => {
	const { outDir } = place();
	const files = ["_redirects", ".nojekyll"].map((file) => ({ file, contents: "" }));
	swapIn(write(outDir, files), outDir);
	expect(readFiles(outDir)).toEqual({ ...mark, _redirects: "", ".nojekyll": "" });
});

test("a rejected folder is removed, and the site stays (R16.4)", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { ...mark, "index.html": "old" });
	removeOurs(write(outDir, page("new")));
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ ...mark, "index.html": "old" }, ["dist"]]);
});

test("a site stays where the finished folder cannot take its place (R16.4)", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { ...mark, "index.html": "old" });
	expect(() => swapIn(`${outDir}.gone`, outDir)).toThrow("ENOENT");
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ ...mark, "index.html": "old" }, ["dist"]]);
});

test("after a crash between the two renames the old site is restored (R16.4)", () => {
	const { parent, outDir } = place();
	const pid = deadProcess();
	writeFiles(outDir, { ...mark, "index.html": "old" });
	writeFiles(`${outDir}.next-${pid}`, { ...mark, "index.html": "new" });
	renameSync(outDir, `${outDir}.old-${pid}`);
	recover(outDir);
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ ...mark, "index.html": "old" }, ["dist"]]);
});

test("after a crash following the second rename the new site stays (R16.4)", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { ...mark, "index.html": "new" });
	writeFiles(`${outDir}.old-${deadProcess()}`, { ...mark, "index.html": "old" });
	recover(outDir);
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ ...mark, "index.html": "new" }, ["dist"]]);
});

test("leftovers of an earlier process with the same number are removed (R16.4)", () => {
	const { parent, outDir } = place();
	for (const end of ["next", "old"]) writeFiles(`${outDir}.${end}-${process.pid}`, mark);
	writeFiles(outDir, mark);
	recover(outDir);
	expect(readdirSync(parent)).toEqual(["dist"]);
});

test("half-written folders of dead processes are removed; those of running ones and of other sites stay (R16.4)", () => {
	const { parent, outDir } = place();
	const living = livingProcess();
	const dead = deadProcess();
	const kept = [`dist.next-${living}`, `dist.old-${living}`, "dist.next-notes", "dist.old", `other.next-${dead}`, "dist2"];
	for (const name of [...kept, `dist.next-${dead}`]) writeFiles(join(parent, name), { ...mark, "index.html": "x" });
	// A process that died before it wrote anything.
	mkdirSync(join(parent, `dist.next-${deadProcess()}`));
	writeFiles(outDir, mark);
	recover(outDir);
	expect(readdirSync(parent).sort()).toEqual([...kept, "dist"].sort());
});

/** What somebody may have put where a build puts its own. */
const foreign: Record<string, Record<string, string>> = {
	"notes of somebody": { "notes.txt": "years of work" },
	"a list of routes of another program": { "routes.json": "[]" },
	"a site of an earlier edition": { "routes.json": "[]", "releases.json": "[]" },
	"a mark of another program": { "_build.json": '{"madeBy":"other","build":"1"}' },
	"a mark that is cut off": { "_build.json": '{"madeBy":"pou' },
};

test.each(Object.entries(foreign))("a folder with %s is never removed, whatever it is named (R17.9)", (_, files) => {
	const { parent, outDir } = place();
	const names = ["dist.old", `dist.old-${deadProcess()}`, `dist.next-${deadProcess()}`];
	for (const name of names) writeFiles(join(parent, name), files);
	recover(outDir);
	swapIn(write(outDir, page("new")), outDir);
	swapIn(write(outDir, page("newer")), outDir);
	expect(readdirSync(parent).sort()).toEqual([...names, "dist"].sort());
	for (const name of names) expect(readFiles(join(parent, name))).toEqual(files);
	expect(readFiles(outDir)).toEqual({ ...mark, "index.html": "newer" });
});

test.each(["next", "old"])("a build stops before it writes if its folder name .%s is taken (R17.9)", (end) => {
	const { parent, outDir } = place();
	const taken = `${outDir}.${end}-${process.pid}`;
	writeFiles(taken, { "notes.txt": "years of work" });
	recover(outDir);
	expect(() => write(outDir, page("new"))).toThrow(new UsageError(msg("build.foreignFile", { path: taken })));
	expect([readFiles(taken), readdirSync(parent).length]).toEqual([{ "notes.txt": "years of work" }, 1]);
});

test("a file or a link with the name of a build folder stays, and so does the target of the link (R17.9)", () => {
	const { parent, outDir } = place();
	const [file, link] = [`dist.next-${deadProcess()}`, `dist.old-${deadProcess()}`];
	writeFiles(join(parent, "elsewhere"), mark);
	writeFileSync(join(parent, file), "years of work");
	symlinkSync(join(parent, "elsewhere"), join(parent, link));
	recover(outDir);
	expect(readdirSync(parent).sort()).toEqual([file, link, "elsewhere"].sort());
	expect(readFiles(join(parent, "elsewhere"))).toEqual(mark);
});

test("without an earlier build there is nothing to recover (R16.4)", () => {
	const { parent } = place();
	recover(join(parent, "deep", "dist"));
	expect(readdirSync(parent)).toEqual([]);
});

test("a marked folder is removed with its contents, but not the targets of links (R17.9)", () => {
	const { parent, outDir } = place();
	writeFiles(join(parent, "elsewhere"), { "kept.txt": "kept" });
	const next = write(outDir, [...page("home"), { file: "fr/blog/ficus.html", contents: "ficus" }]);
	symlinkSync(join(parent, "elsewhere"), join(next, "fr", "link"));
	removeOurs(next);
	expect(readdirSync(parent)).toEqual(["elsewhere"]);
	expect(readFiles(join(parent, "elsewhere"))).toEqual({ "kept.txt": "kept" });
});
