import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codes } from "#scripts/report/codes.ts";
import { pretty } from "#scripts/report/pretty.ts";
import { createFaultySite, faultPath, faults, readFault, removedFiles } from "./support/faults.ts";
import { createWorkspace, type Workspace } from "./support/workspace.ts";

/* One folder per code of the content check (`support/faults.ts`): `date.txt` is the day of the run, `report.txt` all that the check says. */

/** Folders whose files do not meet, and whose faults do not hide one another. */
const together = [
	"bad-name",
	"extra-key",
	"extra-language",
	"front-matter",
	"missing-key",
	"placeholder-mismatch",
	"raw-html",
	"redirect-target",
	"too-deep",
	"unknown-file",
	"unknown-slug",
	"yaml-alias",
];

test("the small base content has no findings", async () => {
	expect(await report(createWorkspace())).toBe("No problems in 72 files\n");
});

test("every code of the content check has a fault folder (R16.1)", () => {
	expect(faults).toEqual(
		Object.keys(codes)
			// What our own code does wrong no content can show; `tests/scripts/report/internal.test.ts` does.
			.filter((code) => !code.startsWith("page-") && code !== "internal")
			.sort(),
	);
});

test.each(faults)("%s is reported with position and hint (R16.1)", async (code) => {
	const said = await report(createFaultySite(code), readFault(code, "date.txt")?.trimEnd());
	expect(said).toBe(readFault(code, "report.txt"));
	expect(namedCodes(said)).toContain(code);
});

test("a file with a slip in its YAML says in the same run what else is wrong with it, and nothing that only follows (R16.2)", async () => {
	const workspace = createWorkspace();
	workspace.write(
		"pages/about/fr.md",
		"---\ntitle: À propos : qui nous sommes\nmetaTitel: À propos\nsubtitle: Un site , deux personnes\n---\n\nNous , ici.\n",
	);
	workspace.edit("redirects.yaml", "to: /blog\n", "to: [/blog\n");
	const said = (await report(workspace)).match(/^\S+ {2}error.*\n.*$/gm);
	expect(said).toEqual([
		'content/pages/about/fr.md:2:8  error  yaml-syntax\n  The value contains ": ", which starts a new field.',
		'content/pages/about/fr.md:3:1  error  missing-field\n  pages/about/fr.md has no field "metaDescription".',
		'content/pages/about/fr.md:3:1  error  unknown-field\n  pages/about/fr.md has no field "metaTitel".',
		'content/pages/about/fr.md:4:1  error  unknown-field\n  pages/about/fr.md has no field "subtitle".',
		'content/pages/about/fr.md:4:18  error  typography\n  A plain space before "," is not used in French.',
		'content/pages/about/fr.md:7:5  error  typography\n  A plain space before "," is not used in French.',
		'content/redirects.yaml:5:7  error  yaml-syntax\n  The bracket "[" is not closed.',
	]);
});

test("all faults are reported in one run (R16.2)", async () => {
	const files = together.flatMap(changedFiles);
	expect(files).toEqual([...new Set(files)]);
	expect(namedCodes(await report(createFaultySite(...together)))).toEqual(expect.arrayContaining(together));
});

test("what else is wrong with a file is said beside versions to merge, and beside a field that it lacks (R16.2)", async () => {
	const workspace = createWorkspace();
	workspace.edit(
		"pages/about/en.md",
		"## Our sources",
		"<<<<<<< HEAD\n## Our sources\n=======\n## Sources\n>>>>>>> main\n\nDon't.",
	);
	workspace.edit("pages/about/de.md", /\nmetaDescription: [^\n]*/, "");
	workspace.edit("pages/about/de.md", /$/, "\nDas geht 's so ...\n");
	const { diagnostics } = await workspace.compile();
	expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
		"pages/about/de.md missing-field",
		"pages/about/de.md typography",
		"pages/about/en.md merge-conflict",
		"pages/about/en.md typography",
	]);
});

test("braces in code are not read as figures (R16.2)", async () => {
	const workspace = createWorkspace();
	const file = "articles/arrosage/fr.md";
	workspace.edit(file, "Oui, mais peu.", "Oui, mais peu\u00a0: `{peu}`.");
	expect(await report(workspace)).toBe("No problems in 72 files\n");
});

/** Every file that a folder adds, changes or removes. */
function changedFiles(code: string): string[] {
	const content = faultPath(code, "content");
	const overlaid = existsSync(content) ? readdirSync(content, { recursive: true, withFileTypes: true }) : [];
	return [
		...overlaid.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name).slice(content.length + 1)),
		...removedFiles(code),
	];
}

async function report(workspace: Workspace, date?: string): Promise<string> {
	return pretty({ ...(await workspace.compile(date)), contentDir: "content", lang: "en", colour: false });
}

/** Codes at the end of the headings: «content/ui/de.yaml:3:1  error  missing-key». */
function namedCodes(text: string): string[] {
	return [...text.matchAll(/^content\/.* {2}(?:error|warning) {2}([a-z0-9-]+)$/gm)].flatMap(([, code]) => code ?? []);
}
