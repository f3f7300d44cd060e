import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureCommand } from "./bench/measure-command.ts";
import { measureLiveEdits } from "./bench/measure-live-edit.ts";
import { type Sizes, weighPage } from "./bench/weigh-page.ts";
import { exitCodes, readOptions, run } from "./command.ts";
import { cacheDirFor, defaultContentDir, pipelineHash } from "./project.ts";

/** One measured figure. `goal` is the most that it should be, null where none is set. */
type Figure = { name: string; unit: "ms" | "bytes"; median: number; runs: number[]; goal: number | null };

const runs = 5;

/** `npm run bench`: measures whole commands and one page on a copy of the content. A table, then the same as JSON. */
await run(async (args) => {
	readOptions(args, {});
	const dir = mkdtempSync(join(tmpdir(), "pousse-bench-"));
	try {
		const figures = await measureAll(join(dir, "content"), join(dir, "dist"));
		process.stdout.write(`${table(figures)}\n${JSON.stringify(figures, null, "\t")}\n`);
		return exitCodes.clean;
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
});

async function measureAll(content: string, out: string): Promise<Figure[]> {
	cpSync(defaultContentDir, content, { recursive: true });
	const file = join(content, "articles", "ficus-lyrata", "fr.md");
	const original = readFileSync(file, "utf8");
	const save = (mark: string) => writeFileSync(file, original.replace(/^title: .*$/m, `title: Ficus lyrata ${mark}`));
	const check = () => measureCommand("check", ["--content", content]);
	const build = (...more: string[]) => measureCommand("build", ["--content", content, "--out", out, ...more]);
	const checkFromNothing = () => {
		rmSync(cacheDirFor(content), { recursive: true, force: true });
		return check();
	};
	const afterEdit = (measure: () => number) => (index: number) => {
		save(`${measure.name} ${index}`);
		return measure();
	};
	build();
	return [
		figure("check, nothing cached", "ms", 1500, repeat(checkFromNothing)),
		figure("check, one edited file", "ms", null, repeat(afterEdit(check))),
		figure(
			"build, nothing cached",
			"ms",
			15_000,
			repeat(() => build("--no-cache")),
		),
		figure("build, one edited file", "ms", 2000, repeat(afterEdit(build))),
		figure(
			"save to shown in dev",
			"ms",
			200,
			await measureLiveEdits({ contentDir: content, path: "/fr/blog/ficus-lyrata", codeHash: pipelineHash(), save }, 2 * runs),
		),
		...weights(out),
	];
}

function weights(out: string): Figure[] {
	const { html, css, boot, scripts } = weighPage(out, "fr/blog/ficus-lyrata.html", "LongRead");
	const weight = (name: string, { gzip, brotli }: Sizes, goal: number | null) => [
		figure(`${name}, gzip 9`, "bytes", goal, [gzip]),
		figure(`${name}, brotli 5`, "bytes", goal, [brotli]),
	];
	return [
		...weight("article: HTML", html, 12_288),
		...weight("article: CSS", css, 12_288),
		...weight("article: script before idle", boot, 3072),
		...weight("article: script when idle", scripts, null),
	];
}

function repeat(measure: (index: number) => number): number[] {
	return Array.from({ length: runs }, (_, index) => measure(index));
}

function figure(name: string, unit: Figure["unit"], goal: number | null, all: number[]): Figure {
	const rounded = all.map(Math.round);
	const median = [...rounded].sort((a, b) => a - b)[Math.floor(rounded.length / 2)] ?? 0;
	return { name, unit, median, runs: rounded, goal };
}

function table(figures: Figure[]): string {
	const rows = figures.map(({ name, unit, median, runs: all, goal }) => {
		const verdict = goal === null ? "" : median <= goal ? `within ${goal}` : `OVER ${goal}`;
		return `${name.padEnd(36)} ${String(median).padStart(8)} ${unit.padEnd(6)} ${verdict.padEnd(14)} ${all.length > 1 ? all.join(" ") : ""}`.trimEnd();
	});
	return `${rows.join("\n")}\n`;
}
