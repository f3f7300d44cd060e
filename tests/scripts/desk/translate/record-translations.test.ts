import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { recordFor, recordTranslations, withRecord } from "#scripts/desk/translate/record-translations.ts";
import { findInContent } from "#scripts/project.ts";
import { createWorkspace } from "../../../support/workspace.ts";

const french = "articles/arrosage/fr.md";
const german = "articles/arrosage/de.md";

const named: [string, (dir: string) => string, string][] = [
	["as it is called in the content", () => german, german],
	["with a dot before it", () => `./${german}`, german],
	["with the content folder before it", (dir) => join(basename(dir), german), german],
	["with a dot and the content folder before it", (dir) => `./${join(basename(dir), german)}`, german],
	["with an absolute path", (dir) => join(dir, german), german],
	["with a way around", (dir) => `../${basename(dirname(dir))}/${join(basename(dir), german)}`, german],
	["by its folder, with a slash at the end", (dir) => `${join(dir, "articles/arrosage")}/`, "articles/arrosage"],
	[
		"with the name of the content folder in the middle of its own",
		(dir) => `articles/my-${basename(dir)}/de.md`,
		"articles/my-content/de.md",
	],
];

test.each(named)("a translation can be addressed %s", (_, name, expected) => {
	const { dir } = createWorkspace();
	expect(basename(dir)).toBe("content");
	expect(findInContent(dir, name(dir), dirname(dir))).toBe(expected);
});

test("a translation becomes stale when French words change, not punctuation, until an editor records an update (R16.1)", async () => {
	const workspace = createWorkspace();
	const stale = async () => (await workspace.compile()).diagnostics.map(({ code, file }) => `${code} ${file}`);
	const mend = (from: string, to: string) => workspace.edit(french, from, to);
	const record = (name: string, stillHolds = false) => recordTranslations(workspace.dir, name, stillHolds).files;
	expect(record("articles/arrosage/")).toEqual(["de", "en", "es"].map((lang) => `articles/arrosage/${lang}.md`));
	expect(await stale()).toEqual([]);
	mend("puis décidez.", "et décidez\u00a0!");
	expect(await stale()).toEqual(["de", "en", "es"].map((lang) => `stale-translation articles/arrosage/${lang}.md`));
	mend("et décidez\u00a0!", "puis décidez\u00a0!");
	expect(await stale()).toEqual([]);
	mend("Attendez si la terre est humide.", "Attendez si elle est humide.");
	expect(record(german, true)).toEqual([german]);
	expect(await stale()).toEqual(["en", "es"].map((lang) => `stale-translation articles/arrosage/${lang}.md`));
	expect(record(german, true)).toEqual([]);
});

test("a translation not updated for a changed passage is refused with that passage, unless it is declared still valid (R16.1)", () => {
	const workspace = createWorkspace();
	recordTranslations(workspace.dir, "articles/arrosage", false);
	const before = workspace.read(german);
	const mend = (file: string, from: string, to: string) => workspace.edit(file, from, to);
	mend(french, "Attendez si la terre est humide.", "Attendez si elle est humide.");
	mend(french, "Touchez la terre, puis décidez.", "Touchez la terre.");
	mend(german, "Fühle die Erde, dann entscheide.", "Fühle die Erde.");
	const changed = workspace.read(german);
	const refused = {
		files: [],
		stale: [{ part: "“Avant d’arroser”", file: german, position: [20, 1], original: french, originalPosition: [19, 1] }],
	};
	expect(recordTranslations(workspace.dir, german, false)).toEqual(refused);
	expect(workspace.read(german)).toBe(changed);
	expect(recordTranslations(workspace.dir, german, true)).toEqual({ files: [german], stale: [] });
	expect(workspace.read(german)).not.toBe(before);
	expect(recordTranslations(workspace.dir, german, false)).toEqual({ files: [], stale: [] });
});

test("a translation whose lines end as on Windows is recorded, and they still do (R16.1)", () => {
	const [workspace, other] = [createWorkspace(), createWorkspace()];
	workspace.write(german, `\ufeff${workspace.read(german)}`.replaceAll("\n", "\r\n"));
	for (const { dir } of [workspace, other]) expect(recordTranslations(dir, german, false).files).toEqual([german]);
	expect(workspace.read(german)).toBe(`\ufeff${other.read(german)}`.replaceAll("\n", "\r\n"));
});

test("an original or unfinished file cannot be recorded as a translation (R16.1)", () => {
	const workspace = createWorkspace();
	expect(() => recordTranslations(workspace.dir, french, false)).toThrow(`There is no translation at ${french}.`);
	workspace.edit("articles/arrosage/de.md", "Ja,", "TODO");
	expect(() => recordTranslations(workspace.dir, "articles", false)).toThrow(
		"articles/arrosage/de.md still contains a TODO. Fill it in first.",
	);
	workspace.edit(french, "Oui,", "TODO");
	expect(() => recordFor(workspace.dir, french)).toThrow(`${french} still contains a TODO. Fill it in first.`);
});

test.each([
	["pages/a/de.md", "---\ntitle: A\n---\n\ntranslated: B\n", "---\ntitle: A\ntranslated: abc\n---\n\ntranslated: B\n"],
	["pages/a/de.md", "---\ntranslated: xyz\ntitle: A\n---\n", "---\ntitle: A\ntranslated: abc\n---\n"],
	["plants/a/de.yaml", "soil: >-\n  Erde,\n  locker", "soil: >-\n  Erde,\n  locker\ntranslated: abc\n"],
])("the record of %s is added as a line after its fields (R16.1)", (file, before, after) => {
	expect(withRecord(file, before, "abc")).toBe(after);
});
