import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { defaultContentDir, root, timingsFor } from "../project.ts";
import { readTimings } from "../report/timings.ts";
import { writeCorpus } from "./corpus.ts";
import { type Figure, figure } from "./figure.ts";
import { measurePeers } from "./measure-peers.ts";
import { measureStart } from "./measure-start.ts";
import { addPackages, bundleCommands, copyProject, type ProjectCopy } from "./project-copy.ts";
import { coldSteps, editSteps, measureSaves, measureSteps, type Step } from "./steps.ts";

/** Numbers of entries added to the project's own; each has a page in four languages. */
export const sizes = [250, 2500, 10_000];

/**
 * Checks and builds sites of several sizes with a copy of the project: without a cache, with nothing changed, and after edits;
 * compared with other generators on texts of the same length, where these are installed. `only` skips larger sizes. Pictures
 * are reported separately, by the stage that draws them.
 */
export async function measureScale(only: number): Promise<Figure[]> {
	const dir = mkdtempSync(join(tmpdir(), "pousse-scale-"));
	try {
		const figures: Figure[] = [];
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
	const copy: ProjectCopy = { project: join(dir, "project"), content: join(dir, "content"), out: join(dir, "dist") };
	mkdirSync(dir, { recursive: true });
	copyProject(copy.project);
	addPackages(copy.project);
	bundleCommands(copy);
	writeCorpus(defaultContentDir, copy.content, entries);
	const title = `${entries} entries`;
	const measure = (steps: readonly Step[]) =>
		measureSteps(
			title,
			steps.map((step) => ({ ...step, runs: 1 })),
			[copy],
		).flat();
	const found = measure(coldSteps);
	const timings = readTimings(join(copy.project, relative(root, timingsFor(copy.out))));
	for (const { stage, ms } of JSON.parse(timings) as { stage: string; ms: number }[])
		found.push(figure(`${title}: build, from nothing, stage ${stage}`, "ms", null, [ms]));
	found.push(...measure(editSteps));
	const starts: number[] = [];
	for (let run = 0; run < 3; run++) starts.push(await measureStart(copy.project, copy.content));
	return [...found, figure(`${title}: dev, start`, "ms", null, starts), await measureSaves(title, copy)];
}
