import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { writeCorpus } from "#scripts/bench/corpus.ts";
import { compareFigures, comparisonTable, figure } from "#scripts/bench/figure.ts";
import { copyProject, type ProjectCopy } from "#scripts/bench/project-copy.ts";
import { editSteps, inTurn } from "#scripts/bench/steps.ts";
import { root } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { fileFolder } from "../../support/folders.ts";

const work = fileFolder();
const copy: ProjectCopy = { project: join(work, "project"), content: join(work, "content"), out: join(work, "dist") };
beforeAll(() => {
	copyProject(copy.project);
	writeCorpus(join(root, "content"), copy.content, 10);
});

test("the revisions are measured alternately, run by run", () => {
	const order: string[] = [];
	const measured = inTurn(["before", "after"], 3, (state, run) => {
		order.push(`${state} ${run}`);
		return order.length;
	});
	expect(order).toEqual(["before 0", "after 0", "before 1", "after 1", "before 2", "after 2"]);
	expect(measured).toEqual([
		[1, 3, 5],
		[2, 4, 6],
	]);
});

test("figures of the same name are compared by their medians, and a figure without a counterpart has no ratio", () => {
	const before = [figure("build", "ms", null, [900, 200, 400]), figure("lines", "lines", null, [0])];
	const after = [
		figure("build", "ms", null, [100, 300, 110]),
		figure("lines", "lines", null, [50]),
		figure("check", "ms", null, [7]),
	];
	const compared = compareFigures(before, after);
	expect(compared).toEqual([
		{
			name: "build",
			unit: "ms",
			before: 400,
			after: 110,
			ratio: 0.28,
			runs: { before: [900, 200, 400], after: [100, 300, 110] },
		},
		{ name: "lines", unit: "lines", before: 0, after: 50, ratio: null, runs: { before: [0], after: [50] } },
		{ name: "check", unit: "ms", before: null, after: 7, ratio: null, runs: { before: [], after: [7] } },
	]);
	expect(comparisonTable(compared)).toBe(
		[
			"           before       after       ratio",
			"build         400         110        0.28  ms",
			"lines           0          50           –  lines",
			"check           –           7           –  ms",
			"",
		].join("\n"),
	);
});

test("the project copy has sources and content, but no packages, caches, built site or history", () => {
	expect(existsSync(join(copy.project, "scripts", "run.mjs"))).toBe(true);
	expect(existsSync(join(copy.project, "tests", "requirements.md"))).toBe(true);
	expect([".git", "node_modules", "dist"].filter((name) => existsSync(join(copy.project, name)))).toEqual([]);
});

const article = "content/articles/carnet-000000/fr.md";
const texts = /^content\/(?:articles\/.*\.md|guides\/.*\.md|plants\/.*\/\w\w\.yaml)$/;

test.each([
	["build, nothing changed", () => false],
	["build, all texts edited", (file: string) => texts.test(file)],
	["build, one paragraph edited", (file: string) => file === article],
	["build, one heading edited", (file: string) => file === article],
	["build, one title edited", (file: string) => file === article],
	["build, one interface string edited", (file: string) => file === "content/ui/fr.yaml"],
	["build, one component edited", (file: string) => file === "project/src/templates/LongRead.tsx"],
])("before each run, «%s» edits only the files it names", (name, isEdited) => {
	const step = editSteps.find((each) => each.name === name);
	const files = ["content", "project/src/templates"].flatMap((dir) => listFiles(join(work, dir)).map((file) => `${dir}/${file}`));
	const contents = () => new Map(files.map((file) => [file, readFileSync(join(work, file), "latin1")]));
	for (const mark of ["qmq", "qmmq"]) {
		const before = contents();
		step?.prepare?.(copy, mark);
		const after = contents();
		const edited = files.filter((file) => before.get(file) !== after.get(file));
		expect(edited).toEqual(files.filter(isEdited));
		expect(edited.filter((file) => !after.get(file)?.includes(mark))).toEqual([]);
	}
});

test("the cases above cover all steps", () => {
	expect(editSteps).toHaveLength(7);
});
