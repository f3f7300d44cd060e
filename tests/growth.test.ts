import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { LongReadPage } from "#schemas/pages/page-data.ts";
import { constants } from "#schemas/shared/constants.ts";
import { langs } from "#schemas/shared/languages.ts";
import { pageDataPath, pinPath, shellDataPath } from "#schemas/shared/url.ts";
import { htmlFile } from "#scripts/build/render/documents.ts";
import { fileFolder } from "./support/folders.ts";
import { writeLongSite } from "./support/many-entries.ts";
import { writeWithoutPictures } from "./support/small-site.ts";

/** Of so many articles two sites are made. The first has as many as fill a page of a list, the second twice as many. */
const counts = { few: 50, many: 100 };
const sites = { few: "", many: "" };
const work = fileFolder();

/** It has entries before it and after it in both. */
const article = "/blog/article-030";

beforeAll(async () => {
	for (const size of ["few", "many"] as const) {
		const content = writeLongSite(join(work, size), { article: counts[size] });
		sites[size] = await writeWithoutPictures(content, (path) => pages.some(([, measured]) => measured === path));
	}
}, 240_000);

const pages: [what: string, path: string][] = [
	["an article", article],
	["a guide", "/guides/hydroponie"],
	["a plant", "/fiches-plantes/aloe-vera"],
	["the home page", "/"],
	["the blog", "/blog"],
];

const files: [what: string, file: string][] = langs.flatMap((lang) => [
	...pages.flatMap(([what, path]): [string, string][] => [
		[`the data of ${what} (${lang})`, pageDataPath(path, lang).slice(1)],
		[`the document of ${what} (${lang})`, htmlFile(pinPath(path, lang))],
	]),
	[`what all pages share (${lang})`, shellDataPath(lang).slice(1)],
]);

test.each(files)("the data of a page does not grow with the site: %s (R17.4)", (_, file) => {
	const bytes = (size: keyof typeof sites) => statSync(join(sites[size], file)).size;
	expect(bytes("many")).toBeLessThanOrEqual(1.05 * bytes("few"));
});

test.each(["few", "many"] as const)(
	"with %s articles, an article recommends the same number of neighbours (R6.3, R17.4)",
	(size) => {
		// The build wrote it as such a page.
		const page = JSON.parse(readFileSync(join(sites[size], pageDataPath(article, "fr")), "utf8")) as LongReadPage;
		expect(page.recommended).toHaveLength(constants.neighboursMax);
	},
);
