import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDocument, visit } from "yaml";
import { draftLanguage, languageLine } from "#scripts/desk/entries/draft-language.ts";
import { english } from "../../../support/in-english.ts";
import { createWorkspace, type Workspace } from "../../../support/workspace.ts";

/** Takes a language out of all content, as if it were still to come. */
function forget(workspace: Workspace, lang: string): void {
	for (const file of readdirSync(workspace.dir, { recursive: true, encoding: "utf8" })) {
		if (new RegExp(`(^|/)${lang}\\.(md|yaml)$`).test(file)) workspace.remove(file);
		else if (file.endsWith(".yaml")) {
			const document = parseDocument(workspace.read(file));
			visit(document, { Pair: (_, { key }) => (String(key) === lang ? visit.REMOVE : undefined) });
			workspace.write(file, document.toString({ lineWidth: 0 }));
		}
	}
}

const write = (workspace: Workspace, files: readonly { file: string; contents: string }[]) => {
	for (const { file, contents } of files) workspace.write(file, contents);
};

test.each(["de", "en"] as const)(
	"a draft in %s adds everything missing, and the check then reports only TODO markers (R2.1)",
	async (lang) => {
		const workspace = createWorkspace();
		forget(workspace, lang);
		const files = draftLanguage(workspace.dir, lang, english);
		write(workspace, files);
		const { diagnostics } = await workspace.compile();
		expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(["todo"]);
		expect([...new Set(diagnostics.map(({ file }) => file))].sort()).toEqual(files.map(({ file }) => file).sort());
		expect(draftLanguage(workspace.dir, lang, english)).toEqual([]);
	},
);

test("entries in multilingual files are added after the existing ones, and nothing else changes (R2.1)", () => {
	const workspace = createWorkspace();
	const before = workspace.read("site.yaml");
	workspace.write(
		"sources.yaml",
		"# works\npousse:\n  title: Pousse\n  titles:\n    fr: L'avis # ours\n    en: Opinion\n    es: Parecer\n  page: /about\n",
	);
	workspace.write("terms/light.yaml", "low: { fr: Faible, en: Low, es: Poca }\n");
	const drafts = new Map(draftLanguage(workspace.dir, "de", english).map(({ file, contents }) => [file, contents]));
	expect(drafts.get("sources.yaml")).toBe(
		"# works\npousse:\n  title: Pousse\n  titles:\n    fr: L'avis # ours\n    en: Opinion\n    es: Parecer\n    de: \"TODO L'avis\"\n  page: /about\n",
	);
	expect(drafts.get("terms/light.yaml")).toBe('low: { fr: Faible, en: Low, es: Poca, de: "TODO Faible" }\n');
	expect(workspace.read("site.yaml")).toBe(before);
});

test("a string with a count is drafted with the plural forms of the new language (R2.1)", () => {
	const workspace = createWorkspace();
	workspace.remove("ui/de.yaml");
	const draft = draftLanguage(workspace.dir, "de", english).find(({ file }) => file === "ui/de.yaml")?.contents ?? "";
	expect(draft.startsWith("# TODO")).toBe(true);
	expect(draft).toMatch(/^search\.count_one: .*\nsearch\.count_other: /m);
	expect(draft).not.toMatch(/_many:/);
});

test.each([
	[
		"it",
		'it: { label: "Italiano", locale: "it-IT", firstOfMonth: "1", decimal: ",", group: ".", percentGap: "", moneyFirst: false, range: { from: "TODO", to: "TODO", neighbours: "TODO", between: "TODO", and: "TODO" }, articles: {} },',
	],
	[
		"sv",
		'sv: { label: "Svenska", locale: "sv-SE", firstOfMonth: "1", decimal: ",", group: "\\u00a0", percentGap: "\\u00a0", moneyFirst: false, range: { from: "TODO", to: "TODO", neighbours: "TODO", between: "TODO", and: "TODO" }, articles: {} },',
	],
	["zz", null],
])("the line of code for %s is shown as far as it is known (R2.1)", (code, line) => {
	expect(languageLine(code)).toBe(line);
});
