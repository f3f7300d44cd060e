import { expect, test } from "vitest";
import { createWorkspace } from "../../support/workspace.ts";

test.each([
	["emergency", "safety.yaml"],
	["climates", "calendar.yaml"],
	["months", "calendar.yaml"],
])("a text that shows the block %s needs the file %s (R16.1)", async (block, file) => {
	const workspace = createWorkspace();
	for (const lang of ["fr", "en", "es", "de"]) workspace.edit(`pages/about/${lang}.md`, /\n*$/, `\n\n:::${block}\n:::\n`);
	expect(await workspace.findings()).toEqual(
		["de", "en", "es", "fr"].map((lang) => ({
			code: "missing-file",
			file: `pages/about/${lang}.md`,
			position: [workspace.read(`pages/about/${lang}.md`).split("\n").indexOf(`:::${block}`) + 1, 1],
			message: `The block "${block}" shows the data of ${file}, which is missing.`,
			hint: `restore ${file} from the last commit, or delete the block`,
		})),
	);
});
