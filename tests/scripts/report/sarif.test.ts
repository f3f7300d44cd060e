import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { programLangs } from "#schemas/shared/program-langs.ts";
import { compileJsonSchema } from "#scripts/report/json-schema.ts";
import { sarif } from "#scripts/report/sarif.ts";
import { sarifSchema } from "../../support/sarif-schema.ts";
import { createWorkspace } from "../../support/workspace.ts";

const findFaults = compileJsonSchema(sarifSchema);

/** Faults that stand in files, in folders, and beside related places. */
const shown = ["dead-link", "missing-language", "number-mismatch", "bad-name"];
const faults = join(import.meta.dirname, "..", "..", "faults");

test.each(programLangs)(
	"a report in %s is valid SARIF 2.1.0, and each rule has a meaning, a reason and a help link (R16.1)",
	async (lang) => {
		expect(shown.filter((code) => !readdirSync(faults).includes(code))).toEqual([]);
		const workspace = createWorkspace();
		for (const content of shown.map((code) => join(faults, code, "content")))
			if (existsSync(content)) cpSync(content, workspace.dir, { recursive: true });
		const log = JSON.parse(sarif({ ...(await workspace.compile()), contentDir: "content", lang, colour: false }));
		expect(findFaults(log)).toEqual([]);
		const [run] = log.runs;
		expect(run.results.length).toBeGreaterThan(shown.length);
		const rules = new Map(run.tool.driver.rules.map((rule: { id: string }) => [rule.id, rule]));
		expect(run.results.filter(({ ruleId }: { ruleId: string }) => !rules.has(ruleId))).toEqual([]);
		for (const rule of rules.values())
			expect(rule).toMatchObject({
				shortDescription: { text: expect.stringMatching(/./) },
				fullDescription: { text: expect.stringMatching(/./) },
				help: { text: expect.stringMatching(/^npm run explain -- /) },
			});
	},
);

test("the SARIF schema rejects a line 0, an unknown level, and an additional field (R16.1)", () => {
	const wrong = (result: object) =>
		findFaults({ version: "2.1.0", runs: [{ tool: { driver: { name: "a" } }, results: [result] }] });
	const message = { text: "a" };
	expect(wrong({ message })).toEqual([]);
	expect(wrong({ message, level: "fatal" })).toEqual(["/runs/0/results/0/level must be equal to one of the allowed values"]);
	expect(wrong({ message, line: 1 })).toEqual(["/runs/0/results/0 must NOT have additional properties"]);
	expect(
		wrong({ message, locations: [{ physicalLocation: { artifactLocation: { uri: "a" }, region: { startLine: 0 } } }] }),
	).toEqual(["/runs/0/results/0/locations/0/physicalLocation/region/startLine must be >= 1"]);
});
