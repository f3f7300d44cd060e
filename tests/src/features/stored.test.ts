import { expect, test } from "vitest";
import * as table from "#schemas/shared/stored-values.ts";
import { heading, openApp } from "../../support/app.ts";
import { readPageData } from "../../support/published.ts";

const values = Object.values(table).filter((each) => "key" in each);

const paths = ["/", "/fiches-plantes", "/generateur-plante", "/mes-plantes", "/blog/ficus-lyrata", "/application"];

test.each([
	["a list of nothing", "[null]"],
	["an empty record", "{}"],
	["a text cut short", '"x'],
	["a number", "7"],
])("with %s under every storage key, pages open (R17.9)", async (_, text) => {
	const { complaints, reload } = await openApp("/about");
	for (const path of paths) {
		// What was opened before may have written over it.
		for (const { where, key } of values) window[where].setItem(key, text);
		await reload(path);
		await heading((await readPageData(path, "fr")).title);
	}
	expect(complaints).toEqual([]);
});
