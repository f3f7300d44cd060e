import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runHere } from "../../support/command.ts";
import { createWorkspace } from "../../support/workspace.ts";

const [facts, french] = ["articles/arrosage/facts.yaml", "articles/arrosage/fr.md"];
const addRanking = (dir: string) => runHere("new", ["part", "articles/arrosage", "ranking", "--content", dir]);

test("a part is added to an entry whose lines end as on Windows, and they still do (R16.1)", async () => {
	const [workspace, other] = [createWorkspace(), createWorkspace()];
	const asOnWindows = (text: string) => `\ufeff${text}`.replaceAll("\n", "\r\n");
	for (const file of [facts, french]) workspace.write(file, asOnWindows(workspace.read(file)));
	for (const { dir } of [workspace, other]) expect((await addRanking(dir)).status).toBe(0);
	for (const file of [facts, french]) {
		expect(other.read(file)).toContain("\nranking:\n");
		expect(workspace.read(file)).toBe(asOnWindows(other.read(file)));
	}
});

test("a file that a part is added to is replaced whole: whoever has opened it reads the old text to its end (R16.1)", async () => {
	const workspace = createWorkspace();
	const before = workspace.read(french);
	const opened = openSync(join(workspace.dir, french), "r");
	await addRanking(workspace.dir);
	expect(workspace.read(french)).not.toBe(before);
	expect(readFileSync(opened, "utf8")).toBe(before);
});
