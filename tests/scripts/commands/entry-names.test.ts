import { basename, dirname, join, relative } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runHere } from "../../support/command.ts";
import { createWorkspace } from "../../support/workspace.ts";

const folder = "guides/hydroponie";

const names: [how: string, name: (dir: string) => string][] = [
	["as it is called in the content", () => folder],
	["as a shell completes it", (dir) => `${basename(dir)}/${folder}/`],
	["with a dot before it", (dir) => `./${basename(dir)}/${folder}`],
	["by its whole path", (dir) => join(dir, folder)],
];

test.each(names)("an entry can be named %s, in every command (R16.1)", async (_, nameIn) => {
	const { dir, remove } = createWorkspace();
	vi.stubEnv("INIT_CWD", dirname(dir));
	onTestFinished(() => void vi.unstubAllEnvs());
	const name = nameIn(dir);
	const shown = relative(dirname(dir), dir);
	const ran = async (script: string, ...args: string[]) => {
		const { status, stdout, stderr } = await runHere(script, [...args, "--content", shown]);
		return [status, stdout.split("\n")[0], stderr];
	};
	expect(await ran("move", name, "eau")).toEqual([0, `rename    ${folder}/de.md → guides/eau/de.md`, ""]);
	expect(await ran("delete", name, "--redirect", "/blog")).toEqual([0, `delete    ${folder}/de.md`, ""]);
	expect(await ran("changes", name)).toEqual([0, "Every recorded translation is up to date.", ""]);
	expect(await ran("new", "part", name, "updated")).toEqual([0, `${shown}/${folder}/facts.yaml`, ""]);
	remove(`${folder}/es.md`);
	remove(`${folder}/de.md`);
	expect(await ran("new", "translation", name, "de")).toEqual([0, `${shown}/${folder}/de.md`, ""]);
});
