import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { uiKeys } from "#schemas/content/ui-strings.ts";
import { defaultContentDir, root } from "#scripts/project.ts";
import { emitted } from "../../support/emitted.ts";

const modules = new Map(
	emitted
		.generated()
		.filter(({ destination }) => destination === "types")
		.map(({ file, contents }) => [file, contents]),
);

/** The names that a union type of a module holds. */
function membersOf(file: string, type: string): string[] {
	const [, union = ""] = new RegExp(`^export type ${type} = (.*);$`, "m").exec(modules.get(file) ?? "") ?? [];
	return union === "never" ? [] : union.split(" | ").map((word) => String(JSON.parse(word)));
}

const folders = (folder: string) => readdirSync(join(defaultContentDir, folder)).sort();

test.each([
	["PageSlug", "pages"],
	["PlantSlug", "plants"],
	["ArticleSlug", "articles"],
	["GuideSlug", "guides"],
])("R16.3 %s names every folder of %s", (type, folder) => {
	expect(membersOf("slugs.ts", type)).toEqual(folders(folder));
});

test("R16.3 the routes are those of the site, the redirects those of the content", () => {
	expect(membersOf("routes.ts", "RoutePath")).toEqual([...new Set(emitted.pages.map(({ path }) => path))]);
	const authored = readFileSync(join(defaultContentDir, "redirects.yaml"), "utf8");
	expect(membersOf("routes.ts", "RedirectPath")).toEqual([...authored.matchAll(/^- from: (.*)$/gm)].map(([, from]) => from));
});

test.each(folders("terms").map((file) => file.replace(".yaml", "")))(
	"R16.3 the terms of %s are those of its file",
	(vocabulary) => {
		const text = readFileSync(join(defaultContentDir, "terms", `${vocabulary}.yaml`), "utf8");
		const type = vocabulary.charAt(0).toUpperCase() + vocabulary.slice(1);
		expect(membersOf("terms.ts", type)).toEqual([...text.matchAll(/^([a-z-]+):/gm)].map(([, id]) => id));
	},
);

test("R2.1 the languages are typed, the default one too", () => {
	expect([membersOf("languages.ts", "Lang"), membersOf("languages.ts", "DefaultLang")]).toEqual([
		["fr", "en", "es", "de"],
		["fr"],
	]);
});

test("R2.4 every interface string is typed with its placeholders", () => {
	const lines = modules.get("ui-strings.ts")?.split("\n") ?? [];
	expect(lines).toEqual(
		expect.arrayContaining([
			'\t"nav.home": never;',
			'\t"article.readingTime": "minutes";',
			'\t"footer.copyright": "year" | "name";',
		]),
	);
	const keys = lines.flatMap((line) => /^\t"([^"]+)":/.exec(line)?.[1] ?? []);
	expect(keys).toEqual(uiKeys);
});

test("R9.1 the catalogue holds the facts of every plant", () => {
	const [, json = "null"] = /export const catalogue = ([\s\S]*) as const;\n$/.exec(modules.get("catalogue.ts") ?? "") ?? [];
	const catalogue = z.array(z.looseObject({ slug: z.string() })).parse(JSON.parse(json));
	expect(catalogue.map(({ slug }) => slug)).toEqual(folders("plants"));
	expect(catalogue.find(({ slug }) => slug === "aloe-vera")).toMatchObject({
		latin: "Aloe vera",
		sheet: "guide",
		temperature: parse(readFileSync(join(defaultContentDir, "plants", "aloe-vera", "facts.yaml"), "utf8")).temperature,
	});
});

test("R16.3 the compiler takes the modules, and code that names what the content lacks does not compile", () => {
	const dir = mkdtempSync(join(tmpdir(), "pousse-types-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	mkdirSync(join(dir, "generated"));
	for (const [file, contents] of modules) writeFileSync(join(dir, "generated", file), contents);
	symlinkSync(join(root, "node_modules"), join(dir, "node_modules"));
	const use = [
		'import type { PlantSlug } from "./generated/slugs.ts";',
		'import type { RoutePath } from "./generated/routes.ts";',
		'export const there: [PlantSlug, RoutePath] = ["pothos", "/blog"];',
		'export const gone: [PlantSlug, RoutePath] = ["potos", "/blgo"];',
	];
	writeFileSync(join(dir, "use.ts"), use.join("\n"));
	const options = {
		strict: true,
		noEmit: true,
		allowImportingTsExtensions: true,
		module: "esnext",
		moduleResolution: "bundler",
		types: [],
	};
	writeFileSync(join(dir, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
	const { stdout } = spawnSync(join(root, "node_modules", ".bin", "tsc"), ["-p", dir, "--pretty", "false"], {
		cwd: dir,
		encoding: "utf8",
	});
	const errors = [...stdout.matchAll(/^(.*)\(\d+,\d+\): error TS\d+: Type '"([^"]+)"' is not assignable/gm)];
	expect(errors.map(([, file, name]) => [file, name])).toEqual([
		["use.ts", "potos"],
		["use.ts", "/blgo"],
	]);
	expect(stdout.match(/error TS/g)).toHaveLength(2);
});
