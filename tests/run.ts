import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#scripts/project.ts";
import { findFullChromium, findHeadlessShell } from "#scripts/setup/chromium.mjs";

/** How many checks of a step passed and failed. A step that is one command counts as one. */
type Score = { passed: number; failed: number };

const bin = (name: string) => join(root, "node_modules", ".bin", name);
const script = (name: string, ...args: string[]) => [
	process.execPath,
	"--import",
	"tsx",
	join(root, "scripts", "commands", `${name}.ts`),
	...args,
];
const types = (...worlds: string[]) =>
	worlds.map((world): [string, string[]] => [`types of ${world}`, [bin("tsc"), "-p", join(root, world)]]);

/*
 * `npm test`: everything that must be true, cheapest first. Types and schemas come from the content, so they are made
 * before the compiler looks. All steps run, whatever fails; the last line counts.
 */
const reports = mkdtempSync(join(tmpdir(), "pousse-tests-"));
const score: Score = { passed: 0, failed: 0 };
try {
	add(await runCommand("types made from the content", script("generate")));
	for (const [name, command] of types("schemas", "scripts", "src", "src/worker", "tests")) add(await runCommand(name, command));
	add(await runCommand("lint and format", [bin("biome"), "check", "--error-on-warnings", root]));
	add(await runTests("modules"));
	add(await runCommand("content check", script("check")));
	add(await runTests("acceptance"));
	const built = await runCommand("build", script("build"));
	add(built);
	if (built.failed === 0) add(await runTests("browser"));
	if (built.failed === 0 && hasBothChromiums()) add(await runTests("full-chromium"));
	if (built.failed === 0) add(await runTests("firefox"));
} finally {
	rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(`${score.passed} passed, ${score.failed} failed\n`);
process.exitCode = score.failed === 0 ? 0 : 1;

function add({ passed, failed }: Score): void {
	score.passed += passed;
	score.failed += failed;
}

/** Whether the browser tests have run in the headless shell, and Chromium as people have it is there too. */
function hasBothChromiums(): boolean {
	return !process.env["CHROMIUM_PATH"] && findHeadlessShell() !== null && findFullChromium() !== null;
}

async function runCommand(name: string, command: string[]): Promise<Score> {
	process.stdout.write(`\n── ${name}\n`);
	const status = await finished(start(command));
	return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs one project of Vitest. A run that ends badly without a failed test (a file that does not load) counts as one. */
async function runTests(project: string): Promise<Score> {
	process.stdout.write(`\n── tests: ${project}\n`);
	const report = join(reports, `${project}.json`);
	const config = join(root, "tests", "vitest.config.ts");
	const status = await finished(
		start([
			bin("vitest"),
			"run",
			"--config",
			config,
			"--project",
			project,
			"--reporter",
			"default",
			"--reporter",
			"json",
			"--outputFile.json",
			report,
		]),
	);
	const { numPassedTests: passed, numFailedTests: failed } = readReport(report);
	return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function readReport(file: string): { numPassedTests: number; numFailedTests: number } {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return { numPassedTests: 0, numFailedTests: 0 };
	}
}

function start([command = "", ...args]: string[]): ChildProcess {
	return spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
}

function finished(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => resolve(code ?? 1));
	});
}
