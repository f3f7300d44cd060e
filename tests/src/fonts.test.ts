import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { plan } from "../support/site-plan.ts";

const src = join(root, "src");
const fonts = join(src, "app", "fonts");
const shown = new Set(readFileSync(join(fonts, "characters.txt"), "utf8"));

/** Signs beside words, which the fonts of the reader's system have and ours have not. */
const leftToTheSystem = new Set("★☆✓▾▴↕§");

test("all fonts together weigh at most 60 KB", () => {
	const files = readdirSync(fonts).filter((name) => name.endsWith(".woff2"));
	expect(files).toEqual(["sans.woff2", "serif-italic.woff2", "serif.woff2"]);
	expect(files.reduce((sum, name) => sum + statSync(join(fonts, name)).size, 0)).toBeLessThanOrEqual(60_000);
});

test("the fonts cover every character of every page and interface string, in all languages (R2.1)", () => {
	const texts = [
		...plan.pages.map(({ lang, path, data }) => [`${lang}${path}`, JSON.stringify(data())] as const),
		...Object.values(plan.shells).map((shell) => [`interface in ${shell.lang}`, JSON.stringify(shell)] as const),
	];
	expect(texts.flatMap(([where, text]) => beyond(text).map((sign) => `${where}: ${sign}`))).toEqual([]);
});

test("the fonts cover every character in templates and style sheets, with a few exceptions", () => {
	const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => /\.(tsx|css)$/.test(name));
	const found = sources.flatMap((name) =>
		beyond(readFileSync(join(src, name), "utf8"))
			.filter((sign) => !leftToTheSystem.has(sign))
			.map((sign) => `${name}: ${sign}`),
	);
	expect(found).toEqual([]);
});

/** The characters of a text that the fonts lack. Those that nobody types for a reader, such as line breaks, are not counted. */
function beyond(text: string): string[] {
	return [...new Set(text)].filter((sign) => sign > "~" && !shown.has(sign));
}
