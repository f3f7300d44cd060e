import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { langs } from "#schemas/shared/languages.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { createWorkspace, type Workspace } from "./support/workspace.ts";

/**
 * The examples of `content/README.md`: a fence says «good» or «bad» with the codes that the check must give, and the file of
 * the small site that its lines are put into. YAML takes the place of the fields of the same name, Markdown goes to the end;
 * `*` stands for every language.
 */
type Example = { format: "yaml" | "md"; codes: string[]; file: string; lines: string };

const guide = readFileSync(join(defaultContentDir, "README.md"), "utf8");
const examples = [...guide.matchAll(/^```(yaml|md) (good|bad) (.+)\n([\s\S]*?)^```$/gm)].map(
	([, format, , words = "", lines = ""]) => {
		const codes = words.split(" ");
		const file = codes.pop() ?? "";
		return { format: format === "md" ? "md" : "yaml", codes, file, lines } satisfies Example;
	},
);

describe("the style guide for editors", () => {
	test("marks every example as good or bad", () => {
		expect(examples).toHaveLength([...guide.matchAll(/^```\w/gm)].length);
	});

	test.each(
		examples.map(
			(example) =>
				[`${example.codes.join(", ") || "nothing"} in ${example.file}: ${example.lines.split("\n")[0]}`, example] as const,
		),
	)("its example gives %s (R16.1)", async (_, { format, codes, file, lines }) => {
		const workspace = createWorkspace();
		for (const each of file.includes("*") ? langs.map((lang) => file.replace("*", lang)) : [file])
			if (format === "md") workspace.write(each, `${workspace.read(each).trimEnd()}\n\n${lines}`);
			else replaceFields(workspace, each, lines);
		const { diagnostics } = await workspace.compile();
		expect([...new Set(diagnostics.map(({ code }) => code))].sort()).toEqual([...codes].sort());
	});
});

function replaceFields(workspace: Workspace, file: string, lines: string): void {
	const document = parseDocument(workspace.read(file));
	const fields: unknown = parseDocument(lines).toJS();
	for (const key of Object.keys(fields as object)) document.delete(key);
	workspace.write(file, `${document.toString()}${lines}`);
}
