import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

const copyArticle = (workspace: Workspace, slug: string) => {
	for (const file of ["facts.yaml", ...langs.map((lang) => `${lang}.md`)])
		workspace.write(
			`articles/${slug}/${file}`,
			workspace.read(`articles/arrosage/${file}`).replace(/^(title|metaTitle|metaDescription): .*$/gm, `$1: ${slug} ${file}`),
		);
};

test("no entry may use the address of a further page of a list (R17.4)", async () => {
	const workspace = createWorkspace();
	copyArticle(workspace, "page");
	const diagnostics = await workspace.findings();
	expect(diagnostics).toEqual([
		{
			code: "duplicate-path",
			file: "articles/page/facts.yaml",
			position: [1, 1],
			message: "The address /blog/page is reserved for the site itself.",
			hint: "rename the folder",
		},
	]);
});

const reserved = ["shell", "packs", "assets", "images", "data", "search", "feed", "dashboard", "edit", "index"];

test.each(reserved)("no page may use the address /%s, which the site or the dev server needs", async (slug) => {
	const workspace = createWorkspace();
	for (const file of ["facts.yaml", ...langs.map((lang) => `${lang}.md`)])
		workspace.write(
			`pages/${slug}/${file}`,
			workspace.read(`pages/about/${file}`).replace(/^(title|metaTitle|metaDescription): .*$/gm, `$1: ${slug} ${file}`),
		);
	const diagnostics = await workspace.findings();
	expect(diagnostics.map(({ code, file, message }) => [code, file, message])).toContainEqual([
		"duplicate-path",
		`pages/${slug}/facts.yaml`,
		`The address /${slug} is reserved for the site itself.`,
	]);
});

// Feeds of old sites had the address /feed.
test.each(reserved.filter((slug) => slug !== "feed"))("no redirect may use the address /%s", async (slug) => {
	const workspace = createWorkspace();
	workspace.write("redirects.yaml", `- { from: /${slug}, to: /blog, reason: It was there once }\n`);
	const diagnostics = await workspace.findings();
	expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
		["redirect-shadow", `"/${slug}" is an address that the site keeps for files and pages of its own.`],
	]);
});

test("no redirect may use the address of a further page of a list, whether or not it exists (R17.4)", async () => {
	const workspace = createWorkspace();
	workspace.write("redirects.yaml", "- { from: /blog/page/9, to: /blog, reason: It was there once }\n");
	const diagnostics = await workspace.findings();
	expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
		["redirect-shadow", '"/blog/page/9" is an address that the site keeps for files and pages of its own.'],
	]);
});

test("a link to a missing page of a list is dead (R17.4)", async () => {
	const workspace = createWorkspace();
	const file = "articles/arrosage/fr.md";
	workspace.edit(file, "/fiches-plantes/aloe-vera", "/blog/page/2");
	const diagnostics = await workspace.findings();
	expect(diagnostics.map(({ code, message, hint }) => [code, message, hint])).toEqual([
		[
			"dead-link",
			'The link "/blog/page/2" leads to a page that does not exist.',
			"link to an existing page, or add a line to redirects.yaml",
		],
	]);
});
