import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bottomTabs } from "#schemas/pages/bottom-tabs.ts";
import { langs } from "#schemas/shared/languages.ts";
import { appDir } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";

const drawn = readFileSync(join(appDir, "ui/icons.svg"), "utf8").match(/(?<=<symbol id=")[^"]+/g) ?? [];

test("every icon that the app shows is drawn, and every drawn icon is shown", () => {
	const files = listFiles(appDir).filter((file) => file.endsWith(".tsx"));
	const sources = files.map((file) => readFileSync(join(appDir, file), "utf8"));
	const named = sources.flatMap((source) => source.match(/(?<=<Icon name=")[^"]+/g) ?? []);
	// The animals of a toxicity, the tabs and the flags are named by their data.
	const ofData = ["cat", "dog", "child", ...bottomTabs.map(({ name }) => `tab-${name}`), ...langs.map((lang) => `flag-${lang}`)];
	expect([...drawn].sort()).toEqual([...new Set([...named, ...ofData])].sort());
});
