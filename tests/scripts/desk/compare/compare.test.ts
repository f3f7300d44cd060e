import { expect, test } from "vitest";
import { compareContents } from "#scripts/desk/compare/compare.ts";
import { comparisonAsMarkdown } from "#scripts/desk/compare/markdown.ts";
import { surveyContent } from "#scripts/desk/compare/survey.ts";
import { recordTranslations } from "#scripts/desk/translate/record-translations.ts";
import { english } from "../../../support/in-english.ts";
import { codeHashes } from "../../../support/known-parts.ts";
import { createWorkspace, smallRun, type Workspace } from "../../../support/workspace.ts";

const survey = ({ dir }: Workspace) => surveyContent(dir, { ...smallRun, codeHash: codeHashes.pipeline });
const compare = async (before: Workspace, after: Workspace) =>
	comparisonAsMarkdown(compareContents(await survey(before), await survey(after)), english);

test("comparing two states reports pages, addresses that are lost, and words to translate again (R16.1)", async () => {
	const [before, after] = [createWorkspace(), createWorkspace()];
	recordTranslations(after.dir, "articles/arrosage/en.md", false);
	const french = "articles/arrosage/fr.md";
	after.edit(french, "Toucher la terre avant de verser.", "Toucher la terre *deux* fois.");
	after.remove("articles/arrosage/es.md");
	after.remove("guides/hydroponie");
	expect(await compare(before, after)).toBe(
		[
			"## What changes in the content",
			"",
			"### Addresses that no longer work",
			"",
			"- `/guides/hydroponie`",
			"",
			"### Removed pages",
			"",
			"- Cultiver dans l’eau (`/guides/hydroponie`)",
			"",
			"### Changed French texts, with the words of the parts that changed",
			"",
			"- Bien arroser (`/blog/arrosage`), 5 words",
			"",
			"### Words to translate",
			"",
			"| page | English | Spanish | German |",
			"| --- | ---: | ---: | ---: |",
			"| Bien arroser (`/blog/arrosage`) | 5 | 128 | 0 |",
			"| total | 5 | 128 | 0 |",
			"",
		].join("\n"),
	);
});

test("new addresses of links are no change of a text, the words around them are (R16.1)", async () => {
	const [before, after] = [createWorkspace(), createWorkspace()];
	for (const lang of ["fr", "en", "es", "de"]) {
		const file = `articles/arrosage/${lang}.md`;
		after.edit(file, "(/fiches-plantes/aloe-vera)", "(/fiches-plantes#pothos)");
		after.edit(file, "    to: /fiches-plantes\n", "    to: /guides\n");
	}
	expect(await compare(before, after)).toBe(
		"## What changes in the content\n\nNo page, no address and no text of a page changes.\n",
	);
	after.edit("articles/arrosage/fr.md", "presque jamais", "rarement");
	after.edit("articles/arrosage/es.md", "[aloe vera]", "[áloe]");
	const changes = await compare(before, after);
	expect(changes).toMatch(/^- Bien arroser \(`\/blog\/arrosage`\), \d+ words$/m);
	expect(changes).toMatch(/^- Bien arroser \(`\/blog\/arrosage`\), Spanish$/m);
});

test("comparing two equal states reports no changes (R16.1)", async () => {
	const workspace = createWorkspace();
	expect(await compare(workspace, workspace)).toBe(
		"## What changes in the content\n\nNo page, no address and no text of a page changes.\n",
	);
});

test("the comparison shows where a removed page redirects and which translations changed, also for a renamed page (R16.1)", async () => {
	const [before, after] = [createWorkspace(), createWorkspace()];
	for (const lang of ["fr", "en", "es", "de"])
		after.write(`articles/arroser/${lang}.md`, after.read(`articles/arrosage/${lang}.md`));
	after.write("articles/arroser/facts.yaml", after.read("articles/arrosage/facts.yaml"));
	after.remove("articles/arrosage");
	after.edit("articles/arroser/en.md", "Watering well", "Water well");
	recordTranslations(after.dir, "articles/arroser/de.md", false);
	after.remove("guides/hydroponie");
	after.write(
		"redirects.yaml",
		`${after.read("redirects.yaml")}- from: /guides/hydroponie\n  to: /blog\n  reason: It was removed\n- from: /blog/arrosage\n  to: /blog/arroser\n  reason: It was renamed\n`,
	);
	expect(await compare(before, after)).toBe(
		[
			"## What changes in the content",
			"",
			"### Removed pages",
			"",
			"- Cultiver dans l’eau (`/guides/hydroponie`) → `/blog`",
			"",
			"### Renamed pages",
			"",
			"- Bien arroser (`/blog/arrosage`) → Bien arroser (`/blog/arroser`)",
			"",
			"### New and changed translations",
			"",
			"- Bien arroser (`/blog/arroser`), English",
			"",
		].join("\n"),
	);
});

test("an entry whose facts have errors has not lost its address (R16.1)", async () => {
	const [before, after] = [createWorkspace(), createWorkspace()];
	after.edit("guides/hydroponie/facts.yaml", "published:", "publised:");
	expect(await compare(before, after)).toBe(
		"## What changes in the content\n\nNo page, no address and no text of a page changes.\n",
	);
});
