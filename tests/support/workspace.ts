import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { type Compiled, compile } from "#scripts/build/compile.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import { testFolder } from "./folders.ts";
import { type InEnglish, inEnglish } from "./in-english.ts";
import { ReusableFolder } from "./reusable-folder.ts";
import { contentRun, memoryRun } from "./runs.ts";

/** A content folder that one test has for itself until it has finished. */
export type Workspace = {
	dir: string;
	write(file: string, contents: string): void;
	read(file: string): string;
	/** Replaces a part of a file, which must be there. */
	edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): void;
	remove(file: string): void;
	/** As the check does, on a day if one is given. */
	compile(date?: string): Promise<Compiled>;
	/** What the check then finds, in English. */
	findings(): Promise<InEnglish<Diagnostic[]>>;
};

/** The small whole site that tests begin with: `tests/support/content`. */
export const baseContent = join(import.meta.dirname, "content");

/** What is known of the small site's files, by what they hold: a worker reads each of them once. */
export const smallRun = memoryRun();

/** Copies of the small site that no test has at the moment. To copy its files takes longer than to see which have changed. */
const free: ReusableFolder[] = [];

/** Lends a copy of the small site; whatever a test does to it or beside it is undone when it has finished. */
function lendSmallSite(): string {
	const folder = free.pop() ?? new ReusableFolder("content", baseContent);
	onTestFinished(() => {
		folder.restore();
		free.push(folder);
	});
	return folder.dir;
}

function copyOf(content: string): string {
	const dir = join(testFolder(), "content");
	cpSync(content, dir, { recursive: true });
	return dir;
}

/** Copies a content folder (the small one, or `from`) to a place where a test may break it. */
export function createWorkspace(from: string = baseContent): Workspace {
	const dir = from === baseContent ? lendSmallSite() : copyOf(from);
	const compileNow = (date?: string) => {
		// Only what a test changes is read again.
		const run = from === baseContent ? smallRun : contentRun();
		return compile({ contentDir: dir, date, ...run });
	};
	const read = (file: string) => readFileSync(join(dir, file), "utf8");
	return {
		dir,
		write(file, contents) {
			mkdirSync(dirname(join(dir, file)), { recursive: true });
			writeFileSync(join(dir, file), contents);
		},
		read,
		edit(file, from, to) {
			const before = read(file);
			const after = typeof to === "string" ? before.replace(from, to) : before.replace(from, to);
			if (after === before) throw new Error(`${file} does not contain ${from}`);
			writeFileSync(join(dir, file), after);
		},
		remove: (file) => rmSync(join(dir, file), { recursive: true }),
		compile: compileNow,
		findings: async () => inEnglish((await compileNow()).diagnostics),
	};
}
