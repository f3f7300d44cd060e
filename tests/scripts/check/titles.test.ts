import { expect, test } from "vitest";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { inEnglish } from "../../support/in-english.ts";
import { createWorkspace } from "../../support/workspace.ts";

/** Compiles the small site with a second sheet, whose page has these fields of the first in these languages. */
async function titleFindings(shared: readonly string[], sharing: readonly Lang[]) {
	const workspace = createWorkspace();
	workspace.write(
		"plants/aloe-ferox/facts.yaml",
		workspace.read("plants/aloe-vera/facts.yaml").replace("Aloe vera", "Aloe ferox"),
	);
	for (const lang of langs) {
		const text = workspace.read(`plants/aloe-vera/${lang}.yaml`).replace(/^name: .*/m, `name: Aloe ferox ${lang}`);
		const isOwn = (field: string) => !sharing.includes(lang) || !shared.includes(field);
		const renamed = text.replace(/^ {2}(title|metaDescription): .*/gm, (line, field) =>
			isOwn(field) ? `  ${field}: Aloe ferox ${lang} ${field}` : line,
		);
		workspace.write(`plants/aloe-ferox/${lang}.yaml`, renamed);
	}
	const { diagnostics } = await workspace.compile();
	return inEnglish(diagnostics.filter(({ code }) => code === "duplicate-title")).map(({ file, position, message }) => [
		...[file, position, message],
	]);
}

test.each([
	["the heading", ["title"], [8, 10], '"Cultiver l’aloe vera" is also used in plants/aloe-ferox/fr.yaml.'],
	[
		"the description in search results",
		["metaDescription"],
		[9, 20],
		'"L’aloe vera en pot\u00a0: lumière, arrosage, rejets." is also used in plants/aloe-ferox/fr.yaml.',
	],
])("two sheets with the same text in a page field are reported: %s", async (_, shared, position, message) => {
	expect(await titleFindings(shared, ["fr"])).toEqual([["plants/aloe-vera/fr.yaml", position, message]]);
});

test("two sheets with distinct titles and descriptions are not reported", async () => {
	expect(await titleFindings([], langs)).toEqual([]);
});

test("two sheets that share several titles and descriptions are one finding", async () => {
	expect(await titleFindings(["title", "metaDescription"], langs)).toEqual([
		[
			"plants/aloe-vera/fr.yaml",
			[8, 10],
			'"Cultiver l’aloe vera" is also used in plants/aloe-ferox/fr.yaml, as are 7 more titles and descriptions: one of the two seems to be a copy.',
		],
	]);
});
