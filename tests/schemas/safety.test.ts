import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultContentDir } from "#scripts/project.ts";
import { createWorkspace } from "../support/workspace.ts";

test.each([
	['number: "15"', "number: quinze", 'countries 1.numbers 1.number is "quinze"; it must be a telephone number.'],
	['number: "15"', 'number: "15-16"', 'countries 1.numbers 1.number is "15-16"; it must be a telephone number.'],
])("an emergency number that nobody can dial is named: %s becomes %s (R16.1)", async (from, to, message) => {
	const workspace = createWorkspace();
	workspace.write("safety.yaml", readFileSync(join(defaultContentDir, "safety.yaml"), "utf8").replace(from, to));
	const found = (await workspace.findings()).filter(({ code }) => code === "invalid-value");
	expect(found.map((each) => [each.message, each.hint])).toEqual([
		[message, "write digits and spaces alone, with a + in front if need be"],
	]);
});
