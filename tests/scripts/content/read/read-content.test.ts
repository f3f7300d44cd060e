import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "#scripts/content/read/read-content.ts";
import { noDrafts } from "#scripts/content/read/read-file.ts";
import { inEnglish } from "../../../support/in-english.ts";
import { createWorkspace, type Workspace } from "../../../support/workspace.ts";

/** Puts something at a path of the content that is neither a file nor a folder. */
const makers: Record<string, (path: string, workspace: Workspace) => void> = {
	"a link to a file": (path, { dir }) => {
		const secret = join(dir, "..", "secret.md");
		writeFileSync(secret, "---\ntitle: secret\n---\n");
		symlinkSync(secret, path);
	},
	"a link to a folder": (path, { dir }) => {
		mkdirSync(join(dir, "..", "elsewhere"), { recursive: true });
		symlinkSync(join(dir, "..", "elsewhere"), path);
	},
	"a link to nothing": (path) => symlinkSync("/nowhere", path),
	"a device": (path) => symlinkSync("/dev/zero", path),
	"a pipe": (path) => execFileSync("mkfifo", [path]),
};

test.each(Object.keys(makers))("%s in the content is a finding, and is not read (R17.9)", async (name) => {
	const workspace = createWorkspace();
	const files = ["articles/arrosage/de.md", "images/arrosoir.jpg"];
	for (const file of files) {
		workspace.remove(file);
		makers[name]?.(join(workspace.dir, file), workspace);
	}
	const { value, diagnostics } = readContent(workspace.dir);
	expect(inEnglish(diagnostics)).toEqual(
		files.map((file) => ({
			code: "unknown-file",
			file,
			position: null,
			message: `${file} is neither a file nor a folder, but a link, a pipe or a device.`,
			hint: "replace it with the file itself, or delete it",
		})),
	);
	expect(value.files.find(({ file }) => file === files[0])?.hash).toBe("");
	expect(value.photos).toEqual([]);
	const found = (await workspace.compile()).diagnostics.map(({ file, code }) => `${file} ${code}`);
	expect(found.filter((each) => each.startsWith("articles/arrosage"))).toEqual([
		"articles/arrosage/de.md unknown-file",
		"articles/arrosage/facts.yaml missing-image",
	]);
});

test("a file unchanged since the last run is not read again (R16.4)", () => {
	const { dir } = createWorkspace();
	const listed = readContent(dir).value.files;
	const known = new Map(listed.map(({ file }) => [file, `${file} as before`]));
	const learnt: string[] = [];
	known.delete("site.yaml");
	const read = readContent(dir, noDrafts, {
		find: (file) => known.get(file),
		set: (file) => void learnt.push(file),
		used: () => [],
	});
	expect(read.value.files).toEqual(
		listed.map((each) => (each.file === "site.yaml" ? each : { ...each, hash: `${each.file} as before` })),
	);
	expect(learnt).toEqual(["site.yaml"]);
});
