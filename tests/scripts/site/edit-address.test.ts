import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { editAddress } from "#scripts/site/edit-address.ts";
import { createWorkspace } from "../../support/workspace.ts";

const file = "articles/arrosage/fr.md";

test.each([
	["https://github.com/pousse/site", "https://github.com/pousse/site/edit/main/content/articles/arrosage/fr.md"],
	["https://github.com/pousse/site/", "https://github.com/pousse/site/edit/main/content/articles/arrosage/fr.md"],
	["https://github.com/pousse/site.git", "https://github.com/pousse/site/edit/main/content/articles/arrosage/fr.md"],
	["https://gitlab.com/pousse/site", "https://gitlab.com/pousse/site/-/edit/main/content/articles/arrosage/fr.md"],
	["https://codeberg.org/pousse/site", "https://codeberg.org/pousse/site/_edit/main/content/articles/arrosage/fr.md"],
	[undefined, null],
])("the edit address of a content file in %s is %s", (repository, address) => {
	expect(editAddress(repository, file)).toBe(address);
});

test.each(langs)("every page links to its source in %s if site.yaml names a repository, else to none", async (lang) => {
	const workspace = createWorkspace();
	const sources = async () => {
		const { plan } = await workspace.compile();
		return plan?.pages.filter((page) => page.lang === lang).map(({ data, origin }) => [data().source, origin]) ?? [];
	};
	const without = await sources();
	expect(without.length).toBeGreaterThan(5);
	expect(without.filter(([source]) => source !== null)).toEqual([]);
	workspace.write("site.yaml", `${workspace.read("site.yaml")}\nrepository: https://github.com/pousse/site\n`);
	const found = await sources();
	expect(found.map(([source]) => source)).toEqual(
		found.map(([, origin]) => `https://github.com/pousse/site/edit/main/content/${origin}`),
	);
});
