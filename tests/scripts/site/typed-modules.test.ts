import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { withoutForm } from "#schemas/shared/plural-forms.ts";
import { defaultContentDir, root } from "#scripts/project.ts";
import { fileFolder } from "../../support/folders.ts";
import { generatedTypes, plan } from "../../support/site-plan.ts";

const modules = new Map(generatedTypes.map(({ file, contents }) => [file, contents]));

/** The names that a union of a module holds; `type` is how its line begins. */
function membersOf(file: string, type: string): string[] {
	const lines = modules.get(file)?.split("\n") ?? [];
	const union = lines.find((line) => line.startsWith(type))?.slice(type.length, -1);
	return union?.split(" | ").map((word) => String(JSON.parse(word))) ?? [];
}

const folders = (folder: string) => readdirSync(join(defaultContentDir, folder)).sort();

test.each([
	["page", "pages"],
	["plant", "plants"],
	["article", "articles"],
	["guide", "guides"],
	["definition", "glossary"],
])("the slugs of %s are the folders in %s (R16.3)", (kind, folder) => {
	expect(membersOf("slugs.ts", `\t"${kind}": `)).toEqual(folders(folder));
});

test("the paths are those of the pages of the site (R16.3)", () => {
	expect(membersOf("routes.ts", "export type RoutePath = ")).toEqual([...new Set(plan.pages.map(({ path }) => path))]);
});

test.each(folders("terms").map((file) => file.replace(".yaml", "")))(
	"the terms of %s are those in its file (R16.3)",
	(vocabulary) => {
		const text = readFileSync(join(defaultContentDir, "terms", `${vocabulary}.yaml`), "utf8");
		expect(membersOf("terms.ts", `\t"${vocabulary}": `)).toEqual([...text.matchAll(/^([a-z-]+):/gm)].map(([, id]) => id));
	},
);

test("every interface string has a type with its placeholders (R2.4)", () => {
	const lines = modules.get("ui-strings.ts")?.split("\n") ?? [];
	expect(lines).toEqual(
		expect.arrayContaining([
			'\t"nav.home": never;',
			'\t"article.readingTime": "minutes";',
			'\t"footer.copyright": "year" | "name";',
		]),
	);
	const keys = lines.flatMap((line) => /^\t"([^"]+)":/.exec(line)?.[1] ?? []);
	const french = parse(readFileSync(join(defaultContentDir, "ui", "fr.yaml"), "utf8"));
	expect(keys).toEqual([...new Set(Object.keys(french).map(withoutForm))]);
});

describe("in a copy of the project", () => {
	const copy = fileFolder();

	beforeAll(() => {
		for (const name of ["schemas", "scripts", "src", "package.json", "tsconfig.json"])
			cpSync(join(root, name), join(copy, name), { recursive: true });
		mkdirSync(join(copy, "schemas", "generated"), { recursive: true });
		symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
	});

	test("code that uses the name of a page or a term does not compile when it has another or is gone (R18.10)", () => {
		const gone = {
			...{ '"/blog"': '"/journal"', '"/mes-plantes"': '"/jardin"', '"urgences"': '"secours"' },
			...{ ' | "medium"': "", ' | "edible"': "", ' | "severe"': "" },
		};
		for (const [file, contents] of modules) {
			const changed = Object.entries(gone).reduce((text, [from, to]) => text.replaceAll(from, to), contents);
			writeFileSync(join(copy, "schemas", "generated", file), changed);
		}
		const lines = ["scripts", "src"].flatMap((world) => {
			const { stdout } = spawnSync(
				join(root, "node_modules", ".bin", "tsc"),
				["--singleThreaded", "-p", world, "--pretty", "false"],
				{
					cwd: copy,
					encoding: "utf8",
				},
			);
			return stdout.split("\n");
		});
		const broken = new Set(lines.flatMap((line) => /^(\S+)\(\d+,\d+\): error TS/.exec(line)?.[1] ?? []));
		expect([...broken].sort()).toEqual([
			"schemas/pages/bottom-tabs.ts",
			"schemas/shared/finder.ts",
			"schemas/shared/template-traits.ts",
			"schemas/shared/window-light.ts",
			"scripts/check/required-pages.ts",
			"scripts/kinds/article/kind.ts",
			"scripts/kinds/emergency.ts",
			"scripts/kinds/page/finder.ts",
			"src/blocks/PlantTile.tsx",
			"src/blocks/Toxicity.tsx",
			"src/templates/Home.tsx",
			"src/templates/LongRead.tsx",
		]);
	});
});
