import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheDirFor, defaultContentDir, root, timingsFor } from "../project.ts";
import { readTimings } from "../report/timings.ts";
import { articleSlug, writeCorpus } from "./corpus.ts";
import { type Figure, figure } from "./figure.ts";
import { type Cost, measureProgram } from "./measure-command.ts";
import { measureLiveEdits } from "./measure-live-edit.ts";
import { measurePeers } from "./measure-peers.ts";
import { measureStart } from "./measure-start.ts";

/** Numbers of entries added to the project's own; each has a page in four languages. */
export const sizes = [250, 2500, 10_000];

/**
 * Checks and builds sites of several sizes: without a cache, with nothing changed, and after single edits; compared with other
 * generators on texts of the same length, where these are installed. `only` skips larger sizes. Pictures are reported separately,
 * by the stage that draws them.
 */
export async function measureScale(only: number): Promise<Figure[]> {
	const dir = mkdtempSync(join(tmpdir(), "pousse-scale-"));
	try {
		const figures: Figure[] = [];
		// Warms up: the app is bundled once for all sizes.
		command("build", ["--content", defaultContentDir, "--out", join(dir, "warm-up")]);
		for (const entries of sizes.filter((size) => size <= only)) {
			figures.push(...(await measureSize(entries, join(dir, String(entries)))), ...(await measurePeers(entries, dir)));
			rmSync(join(dir, String(entries)), { recursive: true, force: true });
		}
		return figures;
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}

async function measureSize(entries: number, dir: string): Promise<Figure[]> {
	const [content, out] = [join(dir, "content"), join(dir, "dist")];
	mkdirSync(dir, { recursive: true });
	writeCorpus(defaultContentDir, content, entries);
	rmSync(cacheDirFor(content), { recursive: true, force: true });
	const check = () => command("check", ["--content", content]);
	const build = () => command("build", ["--content", content, "--out", out]);
	const text = join(content, "articles", articleSlug(0), "fr.md");
	const edit = (file: string, from: RegExp, to: string) => writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
	const figures = (what: string, { wallMs, cpuMs, memoryBytes }: Cost) => [
		figure(`${entries} entries: ${what}`, "ms", null, [wallMs]),
		figure(`${entries} entries: ${what}, CPU`, "ms", null, [cpuMs]),
		figure(`${entries} entries: ${what}, memory`, "bytes", null, [memoryBytes]),
	];
	const found = [...figures("check, from nothing", check()), ...figures("check, nothing changed", check())];
	rmSync(cacheDirFor(content), { recursive: true, force: true });
	found.push(...figures("build, from nothing", build()));
	const stages = JSON.parse(readTimings(timingsFor(out))) as { stage: string; ms: number }[];
	for (const { stage, ms } of stages)
		found.push(figure(`${entries} entries: build, from nothing, stage ${stage}`, "ms", null, [ms]));
	found.push(...figures("build, nothing changed", build()));
	// The number of words stays the same: the reading time, which depends on it, is on the cards of other pages too.
	edit(text, /\n\n[A-Z]\S* /, "\n\nVoici ");
	found.push(...figures("build, one text edited", build()));
	edit(text, /^title: "(.*)"$/m, 'title: "$1 bis"');
	found.push(...figures("build, one title edited", build()));
	edit(join(content, "ui", "fr.yaml"), /^nav\.about: .*$/m, "nav.about: Qui nous sommes");
	found.push(...figures("build, one interface string edited", build()));
	found.push(
		...figures("build, one component edited", command("build", ["--content", content, "--out", out], editedProject(dir))),
	);
	const starts = [await measureStart(content), await measureStart(content), await measureStart(content)];
	const save = (mark: string) => edit(text, /^title: "(.*?)(?: qm+q)?"$/m, `title: "$1 ${mark}"`);
	const live = { contentDir: content, path: `/fr/blog/${articleSlug(0)}`, save };
	found.push(
		figure(`${entries} entries: dev, start`, "ms", null, starts),
		figure(`${entries} entries: dev, save to shown`, "ms", null, await measureLiveEdits(live, 20)),
	);
	rmSync(cacheDirFor(content), { recursive: true, force: true });
	return found;
}

/** Runs a command of the project, or of a copy of it. */
function command(script: string, args: readonly string[], project = root): Cost {
	return measureProgram(process.execPath, [join(project, "scripts", "run.mjs"), script, ...args], project);
}

/** Copies the project, changes the component for articles and guides, and returns the copy's folder. The copy shares the cache. */
function editedProject(dir: string): string {
	const copy = join(dir, "project");
	for (const name of ["package.json", "package-lock.json", "tsconfig.json", "public", "schemas", "scripts", "src"])
		cpSync(join(root, name), join(copy, name), { recursive: true });
	symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
	const component = join(copy, "src", "templates", "LongRead.tsx");
	writeFileSync(component, readFileSync(component, "utf8").replace("<article", '<article data-edited=""'));
	return copy;
}
