import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#scripts/project.ts";
import { findFullChromium } from "#scripts/setup/chromium.mjs";
import { askFor, mayInstall, missingPrograms } from "#scripts/setup/test-programs.mjs";

/** How many checks of a step passed and failed. A step that is one command counts as one. */
type Score = { passed: number; failed: number };

/** A command of `npm test`, under the name that is printed above its output. */
type Step = [name: string, command: string[]];

const bin = (name: string) => join(root, "node_modules", ".bin", name);
/** Debian's packages are fetched and unpacked for a minute where there are none yet. */
const programs: Step = ["programs that tests start", [process.execPath, join(root, "scripts", "setup", "install-programs.mjs")]];
const script = (name: string, ...args: string[]) => [process.execPath, join(root, "scripts", "run.mjs"), name, ...args];
/** In one thread: each further one of the compiler looks at the same types again, for 1.6 times the CPU time (TypeScript 7.0). */
const types = (...worlds: string[]) =>
	worlds.map((world): Step => [`types of ${world}`, [bin("tsc"), "--singleThreaded", "-p", join(root, world)]]);

/** Bytes that must be free in memory for the folders of tests, several times the 150 MB that they take at once at most. */
const roomInMemory = 2 ** 30;

/** Projects of Vitest that drive Chromium. */
const inChromium = ["browser", "full-chromium"];

/** `npm test -- --full-chromium`: the browser tests alone, all of them in Chromium with windows; a second job of continuous integration. */
const inFullChromium = process.argv.includes("--full-chromium");

/*
 * `npm test`: everything that must be true. Types and schemas come from the content, so they are made before the compiler looks. The build
 * keeps one core busy, so what is quick to tell runs beside it; the check then finds what the build has read. All tests are one run of two
 * workers, which takes project after project: in two, each would start anew, and wait for its last file. All steps run, whatever fails; the
 * last line counts. Programs are installed only if that was asked for: where one is missing, nothing starts.
 */
const missing = mayInstall(process.argv, process.env) ? [] : missingPrograms(process.env).filter(({ needed }) => needed);
if (missing.length > 0) {
	process.stderr.write(`${askFor(missing)}\n`);
	process.exit(2);
}
const work = mkdtempSync(join(workParent(), "pousse-tests-"));
const score: Score = { passed: 0, failed: 0 };
try {
	if (inFullChromium) await testInFullChromium();
	else await testAll();
} finally {
	rmSync(work, { recursive: true, force: true });
}
process.stdout.write(`${score.passed} passed, ${score.failed} failed\n`);
process.exitCode = score.failed === 0 ? 0 : 1;

async function testAll(): Promise<void> {
	const installing = runBeside(...programs);
	add(await runCommand("types made from the content", script("generate")));
	const building = runBeside("build", script("build"));
	for (const [name, command] of types("schemas", "scripts", "src", "src/worker", "tests")) add(await runCommand(name, command));
	add(await runCommand("lint and format", [bin("biome"), "check", "--error-on-warnings", root]));
	const built = await building;
	add(built);
	add(await runCommand("content check", script("check")));
	const installed = await installing;
	add(installed);
	const onSite = built.failed + installed.failed === 0 ? ["components", ...inChromium, "firefox"] : [];
	add(await runTests(["modules", ...onSite]));
}

async function testInFullChromium(): Promise<void> {
	add(await runCommand(...programs));
	const path = findFullChromium();
	if (path === null) {
		process.stderr.write("There is no Chromium with windows: install it (on Debian: apt-get install chromium).\n");
		score.failed += 1;
		return;
	}
	process.env["CHROMIUM_PATH"] = path;
	const built = await runCommand("build", script("build"));
	add(built);
	if (built.failed === 0) add(await runTests(inChromium));
}

/**
 * Where tests make their folders: in memory where the system offers that and has room, else where it keeps temporary files. Tests write
 * and remove thousands of small files, which takes a tenth of the time of the modules' tests on a disk (Linux 6.18, 23 November 2026).
 */
function workParent(): string {
	try {
		const { bavail, bsize } = statfsSync("/dev/shm");
		return bavail * bsize >= roomInMemory ? "/dev/shm" : tmpdir();
	} catch {
		return tmpdir();
	}
}

function add({ passed, failed }: Score): void {
	score.passed += passed;
	score.failed += failed;
}

async function runCommand(name: string, command: string[]): Promise<Score> {
	sayStep(name);
	return scoreOf(await finished(start(command)));
}

/** Runs a command while others run, and says what it has said once it has ended. */
async function runBeside(name: string, command: string[]): Promise<Score> {
	const child = start(command, "pipe");
	const output: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part));
	const status = await finished(child);
	sayStep(name);
	process.stdout.write(Buffer.concat(output));
	return scoreOf(status);
}

function sayStep(name: string): void {
	process.stdout.write(`\n── ${name}\n`);
}

function scoreOf(status: number): Score {
	return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs projects of Vitest. A run that ends badly without a failed test (a file that does not load) counts as one. */
async function runTests(projects: readonly string[]): Promise<Score> {
	const report = join(work, `${projects[0]}.json`);
	const { failed: endedBadly } = await runCommand(`tests: ${projects.join(", ")}`, [
		...[bin("vitest"), "run", "--config", join(root, "tests", "vitest.config.ts")],
		...projects.flatMap((project) => ["--project", project]),
		...["--reporter", "default", "--reporter", "json", "--outputFile.json", report],
	]);
	const { numPassedTests: passed, numFailedTests: failed } = readReport(report);
	return { passed, failed: failed === 0 ? endedBadly : failed };
}

function readReport(file: string): { numPassedTests: number; numFailedTests: number } {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return { numPassedTests: 0, numFailedTests: 0 };
	}
}

function start([command = "", ...args]: string[], output: "inherit" | "pipe" = "inherit"): ChildProcess {
	return spawn(command, args, { cwd: root, stdio: ["ignore", output, output], env: { ...process.env, TMPDIR: work } });
}

function finished(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code) => resolve(code ?? 1));
	});
}
