import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { type Addition, additions, shoutingTitle } from "./support/additions.ts";
import { fileFolder } from "./support/folders.ts";
import { generatedTypes } from "./support/site-plan.ts";
import { baseContent } from "./support/workspace.ts";

/** A copy of the program to which everything is added that the README's table has a row for; its content is the small site. */
const copy = fileFolder();

/** Far beyond what a build or a compiler needs. */
const patienceMs = 240_000;

/** What the build said. */
let built = "";

beforeAll(() => {
	for (const name of ["schemas", "scripts", "src", "public", "package.json", "package-lock.json", "tsconfig.json"])
		cpSync(join(root, name), join(copy, name), { recursive: true });
	cpSync(baseContent, join(copy, "content"), { recursive: true });
	// Each package by itself, so that caches of the copy stand in the copy.
	mkdirSync(join(copy, "node_modules"));
	for (const name of readdirSync(join(root, "node_modules")))
		if (name !== ".cache") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
	for (const { code, addContent } of additions) {
		for (const [file, edit] of Object.entries(code)) change(file, edit);
		addContent(join(copy, "content"));
	}
	built = run("build");
	// The small site has few of the pages and terms that code names; the messages are those of the copy.
	for (const { file, contents } of generatedTypes)
		if (file !== "messages.ts") writeFileSync(join(copy, "schemas", "generated", file), contents);
}, patienceMs);

test.each(additions)("the README names the files that $what touches, and no others", ({ what, code }) => {
	const named = filesNamed(what);
	const touched = Object.keys(code);
	const isNamed = (name: string, file: string) => file === name || file.startsWith(`${name.replace(/\/$/, "")}/`);
	expect(touched.filter((file) => !named.some((name) => isNamed(name, file)))).toEqual([]);
	expect(named.filter((name) => !touched.some((file) => isNamed(name, file)))).toEqual([]);
});

test("a language touches one file of code, a block and a template two, a kind three, a check three and what it says in two languages", () => {
	const counts = additions.map(({ what, code }) => [what, Object.keys(code).length]);
	expect(counts).toEqual([
		["a kind of content", 3],
		["a block", 2],
		["a template", 2],
		["a check", 5],
		["a language", 1],
	]);
});

test.each(["schemas", "scripts", "src", "src/worker"])(
	"all additions compile in %s",
	(world) => expect(output(join(copy, "node_modules", ".bin", "tsc"), ["--singleThreaded", "-p", join(copy, world)])).toBe(""),
	patienceMs,
);

test("a site with all additions passes the check and shows them", () => {
	expect(built).toContain("No problems in 96 files");
	const page = (file: string) => readFileSync(join(copy, "dist", file), "utf8");
	expect(page("it/recettes/pesto.html")).toContain('<html lang="it"');
	expect(page("it/about.html")).toContain('<div data-block="warning">');
	expect(page("vitrine.html")).toContain('<article class="showcase">');
});

test(
	"the added check reports its fault",
	() => {
		const { file, edit, report } = shoutingTitle;
		change(file, edit);
		expect(run("check")).toBe(report);
	},
	patienceMs,
);

/** Paths of code in the row of the README's table for something to add. */
function filesNamed(what: Addition["what"]): string[] {
	const readme = readFileSync(join(root, "README.md"), "utf8");
	const [, cell = ""] = new RegExp(`^\\| ${what} +\\|(.*)\\|$`, "m").exec(readme) ?? [];
	return [...cell.matchAll(/`((?:schemas|scripts|src)\/[^`]+)`/g)].map(([, path = ""]) => path);
}

function change(file: string, edit: (before: string) => string): void {
	const path = join(copy, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, edit(readIfThere(path)));
}

function readIfThere(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

function run(command: string): string {
	return output(process.execPath, [join(copy, "scripts", "run.mjs"), command]);
}

/** What a command says on standard output, whatever its exit code. */
function output(command: string, args: readonly string[]): string {
	try {
		const env = { ...process.env, NO_COLOR: "1", INIT_CWD: copy };
		return execFileSync(command, args, { cwd: copy, encoding: "utf8", env, stdio: "pipe" });
	} catch (error) {
		return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
	}
}
