import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyzeAll } from "#scripts/build/analyze-all.ts";
import { analyzeContent } from "#scripts/build/analyze-content.ts";
import { readContent } from "#scripts/content/read/read-content.ts";
import { noDrafts } from "#scripts/content/read/read-file.ts";
import { inEnglish } from "../../support/in-english.ts";
import { memoryRun } from "../../support/runs.ts";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

/** Reads a folder as it was listed before `change`, with what earlier runs have kept. Gives its findings. */
async function readAfter(workspace: Workspace, run: ReturnType<typeof memoryRun>, change: () => void = () => undefined) {
	const { files } = readContent(workspace.dir).value;
	change();
	const { groups } = await analyzeAll(files, { contentDir: workspace.dir, drafts: noDrafts }, { ...run, codeHash: "code" });
	const misses = run.results.misses();
	run.results.turn();
	return { diagnostics: groups.flatMap(({ diagnostics }) => diagnostics), misses };
}

test("a file deleted while it is read is a finding of this run only (R17.4)", async () => {
	const workspace = createWorkspace();
	const run = memoryRun();
	const text = workspace.read("plants/pothos/de.yaml");
	const first = await readAfter(workspace, run, () => rmSync(join(workspace.dir, "plants/pothos/de.yaml")));
	expect(inEnglish(first.diagnostics)).toEqual([
		{
			code: "missing-file",
			file: "plants/pothos/de.yaml",
			position: null,
			message: "plants/pothos/de.yaml existed when this run started, but no longer does.",
			hint: "restore it if it is needed, then run this again",
		},
	]);
	workspace.write("plants/pothos/de.yaml", text);
	expect((await readAfter(workspace, run)).diagnostics).toEqual([]);
});

test("a file that changes after it was listed is read again in the next run (R17.4)", async () => {
	const workspace = createWorkspace();
	const run = memoryRun();
	const text = workspace.read("plants/pothos/de.yaml");
	const first = await readAfter(workspace, run, () => workspace.write("plants/pothos/de.yaml", "name: [\n"));
	expect(first.diagnostics.map(({ code }) => code)).toEqual(["yaml-syntax"]);
	workspace.write("plants/pothos/de.yaml", text);
	expect((await readAfter(workspace, run)).diagnostics).toEqual([]);
	expect((await readAfter(workspace, run)).misses).toEqual([]);
});

const edits: [what: string, from: string, to: string, otherwise: { publicHash: boolean; rulesHash: boolean }][] = [
	["a word more", "presque jamais.", "presque jamais, dit-on.", { publicHash: false, rulesHash: false }],
	["a line more above a link", "\n\nLa plupart", "\n\nUne phrase.\n\nLa plupart", { publicHash: false, rulesHash: true }],
	["a heading", "## Avant d’arroser", "## Avant l’arrosage", { publicHash: true, rulesHash: true }],
	["a link", "presque jamais.", "[presque](/blog) jamais.", { publicHash: true, rulesHash: true }],
	["a title", "title: Bien arroser\n", "title: Arroser bien\n", { publicHash: true, rulesHash: true }],
	["a minute more to read", "presque jamais.", `presque jamais${" encore".repeat(400)}.`, { publicHash: true, rulesHash: false }],
];

test.each(edits)("a change to %s of a text invalidates only what depends on it (R17.4)", async (_, from, to, otherwise) => {
	const workspace = createWorkspace();
	const file = "articles/arrosage/fr.md";
	const hashes = async () => {
		const found = await analyzeContent({ contentDir: workspace.dir, drafts: noDrafts }, { ...memoryRun(), codeHash: "code" });
		return { publicHash: found.publicHash, rulesHash: found.rulesHash };
	};
	const before = await hashes();
	const text = workspace.read(file);
	expect(text).toContain(from);
	workspace.write(file, text.replace(from, to));
	const after = await hashes();
	expect({ publicHash: after.publicHash !== before.publicHash, rulesHash: after.rulesHash !== before.rulesHash }).toEqual(
		otherwise,
	);
});
