import { expect, test } from "vitest";
import { compareContents } from "#scripts/compare/compare.ts";
import { comparisonAsMarkdown } from "#scripts/compare/markdown.ts";
import { surveyContent } from "#scripts/compare/survey.ts";
import { createMemoryCache } from "#scripts/store/cache.ts";
import { recordTranslations } from "#scripts/translate/record-translations.ts";
import { english } from "../../support/in-english.ts";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

const survey = ({ dir }: Workspace) => surveyContent(dir, createMemoryCache(), "test");
const compare = async (before: Workspace, after: Workspace) =>
	comparisonAsMarkdown(compareContents(await survey(before), await survey(after)), english);

test("R16.1 two states of the content are compared: pages, addresses that are lost, words that each language has to follow", async () => {
	const [before, after] = [createWorkspace(), createWorkspace()];
	recordTranslations(after.dir, "articles/arrosage/en.md", false);
	const french = "articles/arrosage/fr.md";
	after.write(french, after.read(french).replace("Toucher la terre avant de verser.", "Toucher la terre *deux* fois."));
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

test("R16.1 where nothing changes, the comparison says so", async () => {
	const workspace = createWorkspace();
	expect(await compare(workspace, workspace)).toBe(
		"## What changes in the content\n\nNo page, no address and no text changes.\n",
	);
});
