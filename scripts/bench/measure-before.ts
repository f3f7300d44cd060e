import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withRevision } from "../desk/history/export-revision.ts";
import { root } from "../project.ts";
import { writeCorpus } from "./corpus.ts";
import { type Figure, figure } from "./figure.ts";
import { addPackages, bundleCommands, copyProject, type ProjectCopy } from "./project-copy.ts";
import { coldSteps, editSteps, measureSaves, measureSteps } from "./steps.ts";

/** Figures of the same names, of the project at a revision and as it is. */
export type BeforeAndAfter = { before: Figure[]; after: Figure[] };

/**
 * Measures the project at a revision and as it is in the working tree, in turn: the project's own content from nothing, and
 * changes of a site with added entries. Both states are copied, so the working tree stays as it is. Null if there is no such
 * revision.
 */
export async function measureBefore(revision: string, entries: number): Promise<BeforeAndAfter | null> {
	const dir = mkdtempSync(join(tmpdir(), "pousse-before-"));
	try {
		return await withRevision(root, revision, async (then) => {
			const now = join(dir, "project");
			copyProject(now);
			const copies = [then, now].map((project, index) => ({
				project,
				content: join(project, "content"),
				out: join(dir, `dist-${index}`),
			}));
			const [before = [], after = []] = await measureCopies(copies, entries, dir);
			return { before, after };
		});
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}

async function measureCopies(copies: readonly ProjectCopy[], entries: number, dir: string): Promise<Figure[][]> {
	const lines = copies.map(({ project }) => countAllLines(project));
	for (const copy of copies) {
		addPackages(copy.project);
		bundleCommands(copy);
	}
	const own = measureSteps("own content", coldSteps, copies);
	const larger = copies.map((copy, index) => ({ ...copy, content: join(dir, `content-${index}`) }));
	for (const [index, { content }] of larger.entries()) writeCorpus(copies[index]?.content ?? "", content, entries);
	const title = `${entries} entries`;
	const [, build] = coldSteps;
	const built = measureSteps(title, build ? [{ ...build, runs: 1 }] : [], larger);
	const edited = measureSteps(title, editSteps, larger);
	const saves: Figure[] = [];
	for (const copy of larger) saves.push(await measureSaves(title, copy));
	return copies.map((_, index) => {
		const commands = [own, built, edited].flatMap((each) => each[index] ?? []);
		const most = Math.max(...commands.filter(({ unit }) => unit === "bytes").flatMap(({ runs }) => runs));
		return [...commands, ...saves.slice(index, index + 1), figure("most memory", "bytes", null, [most]), ...(lines[index] ?? [])];
	});
}

function countAllLines(project: string): Figure[] {
	const count = (...folders: string[]) => folders.reduce((sum, folder) => sum + countLines(join(project, folder)), 0);
	return [
		figure("TypeScript in scripts, src, schemas", "lines", null, [count("scripts", "src", "schemas")]),
		figure("TypeScript in tests", "lines", null, [count("tests")]),
	];
}

/** Lines of the TypeScript files in a folder, without generated ones. */
function countLines(dir: string): number {
	return readdirSync(dir, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("generated"))
		.reduce((sum, file) => sum + readFileSync(join(dir, file), "utf8").split("\n").length - 1, 0);
}
