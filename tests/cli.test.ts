import { execFile, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { root } from "#scripts/project.ts";
import { brokenOver, brokenProgram, type Ran, runHere, runNpm } from "./support/command.ts";
import { testFolder, writeFiles } from "./support/folders.ts";
import { deadProcess, readFiles } from "./support/site-folders.ts";
import { createWorkspace, type Workspace } from "./support/workspace.ts";

/** Runs what an npm script runs, without npm in front, which takes longer to start than most of these cases. */
function runScript(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ran> {
	const command = [join(root, "scripts", "run.mjs"), script, ...args];
	return new Promise((resolve) => {
		const env = { ...process.env, NO_COLOR: "1", ...environment };
		const child = execFile(process.execPath, command, { cwd: root, env }, (_, stdout, stderr) =>
			resolve({ status: child.exitCode, stdout, stderr }),
		);
	});
}

/** Ten mistakes that an editor could make in one afternoon, each in a file of its own. */
const mistakes: { file: string; from: string | RegExp; to: string; code: string }[] = [
	{ file: "plants/aloe-vera/de.yaml", from: /^origin:/m, to: "orign:", code: "unknown-field" },
	{ file: "plants/pothos/facts.yaml", from: /^category: .*$/m, to: "category: climbr", code: "unknown-term" },
	{ file: "articles/arrosage/facts.yaml", from: /^published: .*$/m, to: "published: 2025-02-30", code: "bad-date" },
	{ file: "articles/arrosage/es.md", from: "/fiches-plantes/aloe-vera", to: "/fiches-plantes/aloe-verde", code: "dead-link" },
	{ file: "articles/arrosage/en.md", from: /\n## /, to: "\n\n<b>bold</b>\n\n## ", code: "raw-html" },
	{ file: "guides/hydroponie/fr.md", from: /\n## /, to: "\nTODO relire.\n\n## ", code: "todo" },
	{ file: "guides/hydroponie/de.md", from: /^badge: .*$/m, to: 'badge: "offen', code: "yaml-syntax" },
	{ file: "ui/es.yaml", from: /^nav\.home: .*\n/m, to: "", code: "missing-key" },
	{ file: "redirects.yaml", from: "to: /fiches-plantes#pothos", to: "to: /blog/nulle-part", code: "redirect-target" },
	{ file: "site.yaml", from: "enabled: true", to: "enabled: oui", code: "wrong-type" },
];

test("ten faults in ten files are all reported in one run, each with position and hint, and the exit code is 1 (R16.2)", async () => {
	const workspace = createWorkspace();
	makeMistakes(workspace);
	const { status, stdout } = await runScript("check", ["--content", workspace.dir, "--format", "json"]);
	expect(status).toBe(1);
	const report = JSON.parse(stdout);
	const found = report.diagnostics.map(({ file, code }: { file: string; code: string }) => `${file} ${code}`);
	expect(found).toEqual(expect.arrayContaining(mistakes.map(({ file, code }) => `${file} ${code}`)));
	expect(report.errors).toBe(report.diagnostics.length);
	expect(report.warnings).toBe(0);
	for (const diagnostic of report.diagnostics) {
		expect(Object.keys(diagnostic)).toEqual(["code", "severity", "file", "line", "column", "message", "hint"]);
		expect(diagnostic.line).toBeGreaterThanOrEqual(1);
		expect(diagnostic.column).toBeGreaterThanOrEqual(1);
		expect(`${diagnostic.message}${diagnostic.hint}`).not.toMatch(/\bat .*\.ts|undefined|invalid_type|\[object/);
	}
});

test("--format json writes exactly one object to standard output, also through npm (requirements §0)", () => {
	const { status, stdout } = runNpm("check", ["--format", "json"]);
	expect(JSON.parse(stdout)).toEqual({ errors: 0, warnings: 0, diagnostics: [] });
	expect(stdout.startsWith("{")).toBe(true);
	expect(status).toBe(0);
});

test("a relative content folder is resolved from the caller's working directory (requirements §0)", () => {
	const workspace = createWorkspace();
	const { status, stdout } = runNpm("check", ["--content", "content"], { INIT_CWD: join(workspace.dir, "..") });
	expect(status).toBe(0);
	expect(stdout).toMatch(/^No problems in \d+ files\n$/);
});

/** Wrong usage, and all that is said of it. */
type WrongUsage = { script: string; args: string[]; message: string };

const wrongUsage: WrongUsage[] = [
	{ script: "check", args: ["--format", "jsn"], message: 'There is no format "jsn"; did you mean "json"?\n' },
	{
		script: "preview",
		args: ["--dir", "/nowhere"],
		message: "There is no built site at /nowhere. Build one with npm run build.\n",
	},
	{
		script: "build",
		args: ["--host", "pages"],
		message: '--host "pages" has no rules of its own. Write netlify, or leave --host out: the same site suits all other hosts.\n',
	},
	{
		script: "build",
		args: ["--base-url", "pousse"],
		message: '"pousse" is not a valid address for --base-url. Write it in full, such as https://pousse.example.\n',
	},
	{
		script: "new",
		args: ["plant", "x", "--content", "/nowhere"],
		message: "There is no content folder at /nowhere. Name another with --content DIR.\n",
	},
	{ script: "merge", args: [], message: "Name the folders of all parts: npm run merge -- --out DIR PART PART …\n" },
	{
		script: "check",
		args: ["--content", "/nowhere"],
		message: "There is no content folder at /nowhere. Name another with --content DIR.\n",
	},
	{ script: "preview", args: ["--port", "many"], message: '"many" is not a port. Write a number, such as --port 4173.\n' },
	{
		script: "build",
		args: ["--base-url", "https://editor:secret@pousse.example/plants?x=1"],
		message:
			'--base-url "https://editor:secret@pousse.example/plants?x=1" may only contain a host and a path. ' +
			"Write https://pousse.example/plants.\n",
	},
	{
		script: "build",
		args: ["--base-url", "https://pousse.example/jardin%20d'été/"],
		message:
			'The path in --base-url "https://pousse.example/jardin%20d\'été/" may only contain letters without accents, digits and - . _ ~ ' +
			"between its slashes, such as https://pousse.example/pousse.\n",
	},
	{ script: "check", args: ["--content", ""], message: "The option --content has no value. Write it as --content DIR.\n" },
	{ script: "check", args: ["--date"], message: "The option --date has no value. Write it as --date DATE.\n" },
	{
		script: "check",
		args: ["--translated", ""],
		message: "The option --translated has no value. Write it as --translated PATH.\n",
	},
	{ script: "check", args: ["--fix=yes"], message: "The option --fix takes no value. Write it as --fix.\n" },
	{ script: "changes", args: [""], message: "An argument is empty. Write: npm run changes -- FOLDER/NAME …\n" },
	{
		script: "build",
		args: ["--shard", "3"],
		message: '"3" is not a shard. Write its number and the number of shards, such as --shard 1/3.\n',
	},
	{ script: "build", args: ["--shard", "4/3"], message: "There is no shard 4 of 3. The last one is --shard 3/3.\n" },
	{
		script: "merge",
		args: ["/nowhere"],
		message: "/nowhere is not a part of a site: it has no index of a store. Build one with --shard.\n",
	},
	{
		script: "changes",
		args: ["plants/nix"],
		message: "There is no translation at plants/nix. Name its file or folder, such as plants/pothos.\n",
	},
	{
		script: "translate",
		args: ["--to", "italien"],
		message: '"italien" is not the code of a language. Write its two letters, such as it for Italian.\n',
	},
	{
		script: "bench",
		args: ["before"],
		message: "Write: npm run bench -- before REV, with a git revision, such as main.\n",
	},
	{
		script: "bench",
		args: ["before", "main", "--entries", "many"],
		message: "--entries many is not a number of entries. Write a whole number from 1.\n",
	},
	{ script: "bench", args: ["before", "no-such-revision"], message: "There is no git revision no-such-revision.\n" },
	{ script: "new", args: ["plnt", "x"], message: 'There is nothing called "plnt" to create; did you mean "plant"?\n' },
	{ script: "new", args: ["plant", "x", "--like", "potos"], message: 'There is no entry plants/potos; did you mean "pothos"?\n' },
	{ script: "new", args: ["article", "x", "--plant", "potos"], message: 'There is no plant "potos"; did you mean "pothos"?\n' },
];

// What a process adds is the same for all of them, and looked at through npm below.
test.each(wrongUsage)(
	"wrong usage of $script $args prints one sentence and exits with 2 (requirements §0)",
	async ({ script, args, message }) => {
		expect(await runHere(script, args)).toEqual({ status: 2, stdout: "", stderr: message });
	},
);

test("--watch survives the removal of the content folder, and checks it when it is back (requirements §0)", async () => {
	const workspace = createWorkspace();
	const args = [join(root, "scripts", "run.mjs"), "check", "--content", workspace.dir, "--watch"];
	const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NO_COLOR: "1", LC_ALL: "C" } });
	onTestFinished(() => void child.kill());
	const nextLine = readline([child.stdout, child.stderr]);
	await nextLine(`Watching ${workspace.dir}.`);
	renameSync(workspace.dir, `${workspace.dir}-2`);
	await nextLine(`There is no content folder at ${workspace.dir}. Name another with --content DIR.`);
	renameSync(`${workspace.dir}-2`, workspace.dir);
	await nextLine("No problems in 72 files");
	expect(child.exitCode).toBe(null);
});

/** Makes what waits until a line is said that has not been waited for before. */
function readline(streams: readonly Readable[]): (line: string) => Promise<void> {
	const lines: string[] = [];
	let tell = () => {};
	for (const stream of streams)
		createInterface(stream).on("line", (line) => {
			lines.push(line);
			tell();
		});
	return async (line) => {
		for (;;) {
			const at = lines.indexOf(line);
			if (at !== -1) return void lines.splice(0, at + 1);
			await new Promise<void>((resolve) => {
				tell = resolve;
			});
		}
	};
}

test("npm adds no output to an error, and passes on exit code 2 (requirements §0)", () => {
	const message = 'There is no option --frmat; did you mean "--format"?\n';
	expect(runNpm("check", ["--frmat", "json"])).toEqual({ status: 2, stdout: "", stderr: message });
});

test("an internal error prints one sentence and exits with 2, with a stack trace only under --debug (design §7)", async () => {
	const sentence = "The program itself failed, not the content: the disk is gone (run again with --debug for details)\n";
	const [quiet, debug] = await Promise.all([
		runScript("check", [], brokenProgram),
		runScript("check", ["--debug"], brokenProgram),
	]);
	expect(quiet).toEqual({ status: 2, stdout: "", stderr: sentence });
	expect(debug.status).toBe(2);
	expect(debug.stderr).toMatch(/^The program itself failed.*\nTypeError: the disk is gone\n {4}at /);
});

test("when one file causes an internal error, all findings are still reported, the exit code is 2, and --debug shows the stack (R16.2)", async () => {
	const workspace = createWorkspace();
	makeMistakes(workspace);
	workspace.write("articles/arrosage/de.md", `${workspace.read("articles/arrosage/de.md")}\nKein Zeichen.\n`);
	const args = ["--content", workspace.dir, "--format", "json"];
	const [quiet, debug] = await Promise.all([
		runScript("check", args, brokenOver("Kein Zeichen.")),
		runScript("check", [...args, "--debug"], brokenOver("Kein Zeichen.")),
	]);
	const found = JSON.parse(quiet.stdout).diagnostics.map(({ file, code }: { file: string; code: string }) => `${file} ${code}`);
	expect(found).toEqual(
		expect.arrayContaining(["articles/arrosage/de.md internal", ...mistakes.map(({ file, code }) => `${file} ${code}`)]),
	);
	expect([quiet.status, quiet.stderr]).toEqual([2, ""]);
	expect([debug.status, debug.stdout]).toEqual([2, quiet.stdout]);
	expect(debug.stderr).toMatch(/^TypeError: no such sign\n {4}at /);
});

test("a build refuses an output folder that it did not create", async () => {
	const out = testFolder();
	mkdirSync(join(out, "letters"));
	writeFileSync(join(out, "letters", "aunt.txt"), "dear aunt");
	const { status, stderr } = await runScript("build", ["--out", out]);
	expect(status).toBe(2);
	expect(stderr).toContain(
		`${out} contains files that were not made by a build. Name an empty folder with --out DIR, or empty this one.\n`,
	);
	expect(readFileSync(join(out, "letters", "aunt.txt"), "utf8")).toBe("dear aunt");
});

test("the site is renamed by one edit of site.yaml; bad content then exits with 1 and leaves dist as it was, files that no build made included (R16.4, R17.9)", async () => {
	const workspace = createWorkspace();
	workspace.edit("site.yaml", /^name: .*$/m, "name: Feuille");
	const beside = join(workspace.dir, "..");
	const out = join(beside, "dist");
	// What nobody but its owner may remove, and a link, behind which the site is to stand.
	const foreign = ["site.old", `site.next-${deadProcess()}`];
	for (const name of foreign) writeFiles(join(beside, name), { "notes.txt": "years of work", "routes.json": "[]" });
	mkdirSync(join(beside, "site"));
	symlinkSync("site", out);
	const args = ["--content", workspace.dir, "--out", out, "--base-url", "https://feuille.example/"];
	const built = await runScript("build", args);
	expect(built.status, built.stderr).toBe(0);
	expect(readFileSync(join(beside, "site", "_build.json"), "utf8")).toMatch(/^\{"madeBy":"pousse","build":"[0-9a-f]{20}"\}\n$/);
	const home = readFileSync(join(out, "index.html"), "utf8");
	expect(home).toContain("Feuille");
	expect(home).not.toContain("Pousse");
	expect(home).toContain('<link rel="canonical" href="https://feuille.example/fr">');
	const before = snapshot(out);
	workspace.write("articles/broken/fr.md", "no front matter\n");
	const { status, stdout } = await runScript("build", args);
	expect(status).toBe(1);
	expect(stdout).toContain("front-matter");
	expect(snapshot(out)).toEqual(before);
	expect(readdirSync(beside).sort()).toEqual([...foreign, "content", "dist", "site"].sort());
	for (const name of foreign)
		expect(readFiles(join(beside, name))).toEqual({ "notes.txt": "years of work", "routes.json": "[]" });
}, 240_000);

test("an output folder from a version without build marks is refused with exit code 2 and advice, and stays untouched (R17.9)", async () => {
	const beside = testFolder();
	const out = join(beside, "dist");
	writeFiles(out, { "routes.json": "[]", "releases.json": "[]" });
	const before = snapshot(out);
	expect(await runScript("build", ["--out", out])).toEqual({
		status: 2,
		stdout: "",
		stderr: `${out} contains a site without the marker of a build; earlier versions did not write one. Delete that folder, or name another with --out DIR.\n`,
	});
	expect([snapshot(out), readdirSync(beside)]).toEqual([before, ["dist"]]);
});

test("check --fix applies only certain fixes and leaves the rest to the editor", async () => {
	const workspace = createWorkspace();
	const file = "articles/arrosage/fr.md";
	const original = workspace.read(file);
	workspace.write(file, original.replace("/fiches-plantes/aloe-vera", "/de/fiches-plantes/aloe-vera"));
	const { status, stderr } = await runScript("check", ["--content", workspace.dir, "--fix"]);
	expect({ status, stderr }).toEqual({ status: 0, stderr: `fixed ${file}\n` });
	expect(workspace.read(file)).toBe(original);
});

function makeMistakes(workspace: Workspace): void {
	for (const { file, from, to } of mistakes) {
		const text = workspace.read(file);
		const changed = text.replace(from, to);
		if (changed === text) throw new Error(`${file} has nothing to break`);
		workspace.write(file, changed);
	}
}

/** Every file with its bytes and time of writing. */
function snapshot(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((item) => item.isFile())
		.map((item) => join(item.parentPath, item.name))
		.sort()
		.map((path) => `${path} ${statSync(path).mtimeMs} ${readFileSync(path, "latin1").length}`);
}
