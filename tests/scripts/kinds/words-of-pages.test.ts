import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wordsOfPages } from "#scripts/kinds/words-of-pages.ts";
import { root } from "#scripts/project.ts";
import { listSourceFiles } from "../../support/source-files.ts";

test("the app asks for no string that only the build has (R17.5)", () => {
	const asked = listSourceFiles()
		.filter((file) => file.startsWith("src/"))
		.flatMap((file) => {
			const code = readFileSync(join(root, file), "utf8");
			return wordsOfPages.build.filter((key) => code.includes(`"${key}`) || code.includes(`\`${key}`)).map((key) => [file, key]);
		});
	expect(asked).toEqual([]);
});
