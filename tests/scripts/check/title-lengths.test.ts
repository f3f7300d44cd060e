import { expect, test } from "vitest";
import { plan } from "../../support/site-plan.ts";
import { createWorkspace } from "../../support/workspace.ts";

/** What the check says of the small site after one file of it was changed. */
async function check(file: string, change: (text: string) => string) {
	const workspace = createWorkspace();
	workspace.write(file, change(workspace.read(file)));
	return (await workspace.findings()).map(({ code, file: at, position, message, hint }) => ({
		code,
		at,
		position,
		message,
		hint,
	}));
}

/** Replaces the value of a line, with so many letters. */
const write = (field: string, letters: number) => (text: string) =>
	text.replace(new RegExp(`^( *${field}:) .*$`, "m"), `$1 ${"a".repeat(letters)}`);

const article = "articles/arrosage/fr.md";
const home = "pages/home/en.md";
const sheet = "plants/aloe-vera/es.yaml";
const about = "pages/about/de.md";

test.each([
	["an article", article, write("metaTitle", 51)],
	["the home page", home, write("title", 51)],
	["a sheet", sheet, write("title", 35)],
	["a page", about, write("title", 51)],
])("the title of %s may have 60 characters, including what the site adds (R14.1)", async (_, file, change) => {
	expect(await check(file, change)).toEqual([]);
});

test.each([
	[
		"an article",
		article,
		write("metaTitle", 52),
		[4, 12],
		'The title of the page has 61 characters, including 9 added by the site, " | Pousse". At most 60 fit.',
		"shorten metaTitle to 51 characters",
	],
	[
		"the home page",
		home,
		write("title", 52),
		[2, 8],
		'The title of the page has 61 characters, including 9 added by the site, "Pousse | ". At most 60 fit.',
		"add metaTitle: with at most 51 characters, for search engines",
	],
	[
		"a sheet",
		sheet,
		write("title", 40),
		[8, 10],
		'The title of the page has 65 characters, including 25 added by the site, " - Guía completa | Pousse". At most 60 fit.',
		"add metaTitle: with at most 35 characters, for search engines",
	],
	[
		"a sheet with a shorter title for search engines",
		sheet,
		(text: string) => text.replace("guide:\n", `guide:\n  metaTitle: ${"a".repeat(36)}\n`),
		[8, 14],
		'The title of the page has 61 characters, including 25 added by the site, " - Guía completa | Pousse". At most 60 fit.',
		"shorten metaTitle to 35 characters",
	],
])("a longer title of %s is reported at its position (R14.1)", async (_, at, change, position, message, hint) => {
	expect(await check(at, change)).toEqual([{ code: "too-long", at, position, message, hint }]);
});

test("a longer site name makes titles too long (R14.1)", async () => {
	const found = await check("site.yaml", (text) => text.replace("name: Pousse", "name: Le jardin de Pousse"));
	expect(found.map(({ code, at }) => [code, at])).toEqual([["too-long", "plants/aloe-vera/de.yaml"]]);
});

test("the heading of a page may be longer than its title in search results (R14.1)", async () => {
	expect(await check(article, write("title", 110))).toEqual([]);
});

test("no title of the site has more than 60 characters (R14.1)", () => {
	expect(plan.pages.map(({ data }) => data().meta.title).filter((title) => title.length > 60)).toEqual([]);
});
