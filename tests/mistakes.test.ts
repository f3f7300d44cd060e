import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inEnglish } from "./support/in-english.ts";
import { mistakeGroups } from "./support/mistake-groups.ts";
import { createWorkspace } from "./support/workspace.ts";

test("every file of mistakes is imported", () => {
	const files = readdirSync(join(import.meta.dirname, "support/mistakes")).filter((name) => name !== "mistake.ts");
	expect(Object.keys(mistakeGroups).sort()).toEqual(files.map((name) => name.replace(".ts", "")).sort());
});

describe.each(Object.entries(mistakeGroups))("one mistake gives one finding: %s (R16.1)", (_, mistakes) => {
	test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
		"%s",
		async (_, { moves = [], copies = [], writes = [], edits, finding }) => {
			const workspace = createWorkspace();
			for (const { file, to } of [...moves, ...copies]) {
				const away = join(workspace.dir, "..", "aside");
				cpSync(join(workspace.dir, file), away, { recursive: true });
				if (moves.length > 0) workspace.remove(file);
				cpSync(away, join(workspace.dir, to), { recursive: true });
			}
			for (const { file, contents } of writes) workspace.write(file, contents);
			for (const { file, from, to } of edits) {
				const text = workspace.read(file);
				expect(text.split(from)).not.toHaveLength(1);
				workspace.write(
					file,
					text.replace(from, () => to),
				);
			}
			const { diagnostics } = await workspace.compile();
			expect(
				inEnglish(diagnostics).map(({ file, position, code, message, hint }) => [
					[file, ...(position ?? [])].join(":"),
					code,
					message,
					hint,
				]),
			).toEqual([finding]);
		},
	);
});
