import { cpSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createWorkspace } from "./support/workspace.ts";

/** A mistake that an editor makes in the small site, and the one finding that it gives, at file:line:column. */
type Mistake = {
	name: string;
	/** Files or folders that are moved or copied before. */
	moves?: readonly Step[];
	copies?: readonly Step[];
	/** Files that are written whole. */
	writes?: readonly { file: string; contents: string }[];
	/** What is replaced in several files. */
	edits?: readonly Edit[];
	place: string;
	code: string;
	message: string;
	hint: string;
} & Partial<Edit>;
type Step = { file: string; to: string };
/** What is replaced in a file. */
type Edit = Step & { from: string };

const dir = join(import.meta.dirname, "mistakes");
const groups = readdirSync(dir).map(
	(file) => [basename(file, ".yaml"), parse(readFileSync(join(dir, file), "utf8")) as Mistake[]] as const,
);

describe.each(groups)("one mistake gives one finding: %s (R16.1)", (_, mistakes) => {
	test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
		"%s",
		async (_, { moves = [], copies = [], writes = [], edits = [], file, from, to, ...finding }) => {
			const workspace = createWorkspace();
			for (const step of [...moves, ...copies]) {
				const away = join(workspace.dir, "..", "aside");
				cpSync(join(workspace.dir, step.file), away, { recursive: true });
				if (moves.length > 0) workspace.remove(step.file);
				cpSync(away, join(workspace.dir, step.to), { recursive: true });
			}
			for (const { file, contents } of writes) workspace.write(file, contents);
			const single = file !== undefined && from !== undefined && to !== undefined ? [{ file, from, to }] : [];
			for (const edit of [...single, ...edits]) workspace.edit(edit.file, edit.from, () => edit.to);
			const { place, code, message, hint } = finding;
			expect(
				(await workspace.findings()).map(({ file, position, ...found }) => [
					...[[file, ...(position ?? [])].join(":"), found.code, found.message, found.hint],
				]),
			).toEqual([[place, code, message, hint]]);
		},
	);
});
