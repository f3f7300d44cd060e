import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDirFor, root } from "../project.ts";
import { type Figure, figure } from "./figure.ts";
import { measureCommand } from "./measure-command.ts";
import { measureLiveEdits } from "./measure-live-edit.ts";

const runs = 5;

/** Measures whole commands, as an editor waits for them, on a content folder that may be modified. Builds into `out`. */
export async function measureCommands(content: string, out: string): Promise<Figure[]> {
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
			await measureLiveEdits({ project: root, contentDir: content, path: "/fr/blog/ficus-lyrata", save }, 2 * runs),
		),
	];
}

function repeat(measure: (index: number) => number): number[] {
	return Array.from({ length: runs }, (_, index) => measure(index));
}
