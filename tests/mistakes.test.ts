import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inEnglish } from "./support/in-english.ts";
import { fieldMistakes } from "./support/mistakes/fields.ts";
import { fileMistakes } from "./support/mistakes/files.ts";
import { languageMistakes } from "./support/mistakes/languages.ts";
import { markdownMistakes } from "./support/mistakes/markdown.ts";
import type { Mistake } from "./support/mistakes/mistake.ts";
import { valueMistakes } from "./support/mistakes/values.ts";
import { yamlMistakes } from "./support/mistakes/yaml.ts";
import { createWorkspace } from "./support/workspace.ts";

/** Mistakes as editors make them, each with the one finding that it gives; `support/mistakes` has them by what they are about. */
const groups: Record<string, readonly Mistake[]> = {
	fields: fieldMistakes,
	yaml: yamlMistakes,
	languages: languageMistakes,
	files: fileMistakes,
	values: valueMistakes,
	markdown: markdownMistakes,
};

test("every file of mistakes is among those that are tried", () => {
	const files = readdirSync(join(import.meta.dirname, "support/mistakes")).filter((name) => name !== "mistake.ts");
	expect(Object.keys(groups).sort()).toEqual(files.map((name) => name.replace(".ts", "")).sort());
});

describe.each(Object.entries(groups))("R16.1 one mistake is one finding: %s", (_, mistakes) => {
	test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
		"%s",
		async (_, { moves = [], copies = [], edits, finding }) => {
			const workspace = createWorkspace();
			for (const { file, to } of [...moves, ...copies]) {
				const away = join(workspace.dir, "..", "aside");
				cpSync(join(workspace.dir, file), away, { recursive: true });
				if (moves.length > 0) workspace.remove(file);
				cpSync(away, join(workspace.dir, to), { recursive: true });
			}
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
				inEnglish(diagnostics).map(({ file, place, code, message, hint }) => [
					[file, ...(place ?? [])].join(":"),
					code,
					message,
					hint,
				]),
			).toEqual([finding]);
		},
	);
});
