import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { cacheRoot, root } from "../project.ts";
import { hashData } from "../store/hash.ts";
import { type Figure, figure } from "./figure.ts";

const execute = promisify(execFile);

const runs = 3;
const categories = { performance: "performance", accessibility: "accessibility", "best-practices": "best practices", seo: "SEO" };

/** The fields of Lighthouse's report that are used. */
type Report = {
	categories: Record<keyof typeof categories, { score: number }>;
	audits: Record<string, { numericValue: number }>;
	environment: { benchmarkIndex: number };
};

/**
 * Lighthouse's mobile preset (simulated: CPU four times slower, 150 ms latency, 1.6 Mbit/s) on pages of a served site: scores, and
 * the times behind them. The preset assumes an idle machine; `speed of this machine` is Lighthouse's own benchmark index, and times
 * are comparable with others at 1000 or more.
 */
export async function measureWithLighthouse(url: string, pages: Record<string, string>, chromium: string): Promise<Figure[]> {
	const cli = join(await installLighthouse(), "node_modules", "lighthouse", "cli", "index.js");
	const figures: Figure[] = [];
	const speeds: number[] = [];
	for (const [name, path] of Object.entries(pages)) {
		const reports: Report[] = [];
		for (let run = 0; run < runs; run++) reports.push(await inspect(cli, url + path, chromium));
		speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
		figures.push(...summarize(name, reports));
	}
	return [...figures, figure("speed of this machine", "score", null, speeds)];
}

function summarize(page: string, reports: readonly Report[]): Figure[] {
	const audit = (name: string) => reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
	return [
		...Object.entries(categories).map(([id, words]) =>
			figure(
				`${page}: ${words}`,
				"score",
				100,
				reports.map((report) => report.categories[id as keyof typeof categories].score * 100),
			),
		),
		figure(`${page}: first paint`, "ms", null, audit("first-contentful-paint")),
		figure(`${page}: largest paint`, "ms", 1100, audit("largest-contentful-paint")),
		figure(`${page}: blocked`, "ms", 20, audit("total-blocking-time")),
		figure(`${page}: shift`, "shift", 0, audit("cumulative-layout-shift")),
	];
}

/** On a busy machine Lighthouse sometimes loses its trace and fails, so it is retried. */
async function inspect(cli: string, url: string, chromium: string, tries = 3): Promise<Report> {
	const flags = "--headless=new --no-sandbox --disable-background-networking --disable-component-update";
	try {
		const { stdout } = await execute(
			process.execPath,
			[cli, url, "--quiet", "--output=json", `--only-categories=${Object.keys(categories).join(",")}`, `--chrome-flags=${flags}`],
			{ env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
		);
		return JSON.parse(stdout) as Report;
	} catch (error) {
		if (tries === 1) throw error;
		return inspect(cli, url, chromium, tries - 1);
	}
}

/**
 * Installs Lighthouse from its own lockfile, unless it is installed, and returns its folder. It is too large for the project's
 * dependencies, and is in the cache folder because everything in `scripts` is hashed and checked as the project's code.
 */
async function installLighthouse(): Promise<string> {
	const from = join(root, "scripts", "bench", "lighthouse");
	const lockfile = readFileSync(join(from, "package-lock.json"));
	const dir = join(cacheRoot, "lighthouse", hashData(lockfile).slice(0, 12));
	if (existsSync(join(dir, "installed"))) return dir;
	mkdirSync(dir, { recursive: true });
	for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(from, name), join(dir, name));
	process.stderr.write("Installing Lighthouse …\n");
	await execute("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund"], { cwd: dir });
	writeFileSync(join(dir, "installed"), "");
	return dir;
}
