import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { findChanges } from "#scripts/desk/translate/changes.ts";
import { recordTranslations } from "#scripts/desk/translate/record-translations.ts";
import { createWorkspace, type Workspace } from "../../../support/workspace.ts";

const french = "articles/arrosage/fr.md";
const german = "articles/arrosage/de.md";

function commit({ dir }: Workspace): void {
	const identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgSign=false"];
	for (const args of [
		["init", "-q"],
		["add", "."],
		[...identity, "commit", "-q", "-m", "texts"],
	])
		expect(spawnSync("git", args, { cwd: dir }).status).toBe(0);
}

test("changes in French since a translation are shown by passage and word, from the version it was made from (R16.1)", () => {
	const workspace = createWorkspace();
	recordTranslations(workspace.dir, german, false);
	commit(workspace);
	const mend = (from: string, to: string) => workspace.edit(french, from, to);
	mend("Toucher la terre avant de verser.", "Toucher la terre avant d’arroser.");
	commit(workspace);
	mend("Attendez si la terre est humide.", "Attendez si elle est humide.");
	const changes = findChanges(workspace.dir, "");
	expect(changes.map(({ file, original, parts }) => ({ file, original, parts }))).toEqual([
		{
			file: german,
			original: french,
			parts: [
				{ name: "subtitle", here: [6, 1], there: [6, 1] },
				{ name: "“Avant d’arroser”", here: [20, 1], there: [19, 1] },
			],
		},
	]);
	expect(changes[0]?.since?.passages).toEqual([
		{ line: 6, words: "subtitle: Toucher la terre avant [-de verser.-]{+d’arroser.+}" },
		{ line: 22, words: "- Attendez si [-la terre-]{+elle+} est humide." },
	]);
	recordTranslations(workspace.dir, german, true);
	expect(findChanges(workspace.dir, "")).toEqual([]);
});

test("without commits, the changed parts are listed without their words (R16.1)", () => {
	const workspace = createWorkspace();
	recordTranslations(workspace.dir, german, false);
	workspace.edit(french, "avant de verser.", "avant d’arroser.");
	expect(findChanges(workspace.dir, german)).toEqual([
		{ file: german, original: french, parts: [{ name: "subtitle", here: [6, 1], there: [6, 1] }], since: null },
	]);
});
