import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assertReplaceable, mayReplace, ownerOf, writeMark } from "#scripts/build/build-mark.ts";
import { msg } from "#scripts/messages/message.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import { writeFiles } from "../../support/folders.ts";
import { mark, place, readFiles } from "../../support/site-folders.ts";

test("the mark names the program and the build, and nothing of the machine (R17.9)", () => {
	expect(writeMark("0123456789abcdef0123")).toBe('{"madeBy":"pousse","build":"0123456789abcdef0123"}\n');
});

test.each([
	["is not there", () => undefined, "nobody"],
	["is empty", (outDir: string) => mkdirSync(outDir), "nobody"],
	["holds a built site", (outDir: string) => writeFiles(outDir, { ...mark, "index.html": "x" }), "us"],
])("a folder that %s may be replaced (R16.4)", (_, prepare, owner) => {
	const { outDir } = place();
	prepare(outDir);
	expect(() => assertReplaceable(outDir)).not.toThrow();
	expect([ownerOf(outDir), mayReplace(outDir)]).toEqual([owner, true]);
});

const somebodys: [string, Record<string, string>][] = [
	["files of somebody else", { "thesis.txt": "years of work" }],
	["another program's list of routes", { "routes.json": "[]", "index.html": "x" }],
	["another program's list of releases", { "releases.json": "[]" }],
	["a mark that is empty", { "_build.json": "" }],
	["a mark that is cut off", { "_build.json": '{"madeBy":"pousse","bu' }],
	["a mark that is no object", { "_build.json": '"pousse"' }],
	["a mark without a build", { "_build.json": '{"madeBy":"pousse"}' }],
	["a mark of another program", { "_build.json": '{"madeBy":"potager","build":"1"}' }],
];

test.each(somebodys)("a folder with %s is refused and stays unchanged (R17.9)", (_, files) => {
	const { outDir } = place();
	writeFiles(outDir, files);
	const refusal = msg("build.foreignFiles", { dir: outDir });
	expect(() => assertReplaceable(outDir)).toThrow(new UsageError(refusal));
	expect([ownerOf(outDir), mayReplace(outDir), readFiles(outDir)]).toEqual(["somebody", false, files]);
});

test("a site from a version without marks is refused with advice (R17.9)", () => {
	const { outDir } = place();
	const files = { "routes.json": "[]", "releases.json": "[]", "index.html": "x" };
	writeFiles(outDir, files);
	const refusal = msg("build.earlierEdition", { dir: outDir });
	expect(() => assertReplaceable(outDir)).toThrow(new UsageError(refusal));
	expect([ownerOf(outDir), mayReplace(outDir), readFiles(outDir)]).toEqual(["earlier edition", false, files]);
});

test("a file or a link in place of the folder is refused as wrong usage (R16.4)", () => {
	const { parent, outDir } = place();
	writeFileSync(outDir, "years of work");
	const link = join(parent, "link");
	writeFiles(join(parent, "elsewhere"), mark);
	symlinkSync(join(parent, "elsewhere"), link);
	for (const path of [outDir, link]) {
		expect(() => assertReplaceable(path)).toThrow(new UsageError(msg("build.noFolder", { dir: path })));
		expect(mayReplace(path)).toBe(false);
	}
});
