import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { drawingSources, root } from "#scripts/project.ts";
import { listSourceFiles } from "./support/source-files.ts";

/** One import statement of one file. `from` is relative to the project, or a package's name. */
type Import = { file: string; from: string; typeOnly: boolean };

const files = listSourceFiles();
const imports = files.flatMap(importsOf);

/** Steps within the wings: none knows another. */
const stages = [
	...["content/read", "content/parse", "content/validate"],
	...["check", "site", "pictures/images", "pictures/illustrate"],
	...["build/render", "build/audit"],
];

/** Folders and files of each world by their floors, lowest first: a file imports from its own folder and from lower floors. */
const floors: Record<string, readonly (readonly string[])[]> = {
	scripts: [
		["root.ts", "types"],
		["messages"],
		["kinds", "report", "store"],
		["content", "pictures", "project.ts"],
		["check", "site"],
		["build"],
		["desk"],
		["bench"],
		["commands"],
	],
	src: [
		["i18n"],
		["data"],
		["head", "offline", "ui"],
		["blocks", "worker"],
		["features"],
		["templates"],
		["app"],
		["boot.ts", "start.ts", "client.tsx", "server.tsx", "edit"],
	],
};
/** What any stage may lean on besides itself. */
const shared = [
	"messages/",
	"types/",
	"store/",
	"kinds/",
	"report/",
	"content/passages/",
	"content/markdown/",
	"content/typography/",
	"build/hosts/",
	"project.ts",
];

/** R10.1: what visitors fill in is validated by the very schemas of the build, so these bring zod into the browser. */
const withSchemas = ["jitless", "make-draft"].map((name) => `src/features/generator/${name}.ts`);

test("schemas/shared imports only itself and types generated from the content", () => {
	const found = breaches(
		({ file, from, typeOnly }) =>
			file.startsWith("schemas/shared/") &&
			!from.startsWith("schemas/shared/") &&
			!(typeOnly && from.startsWith("schemas/generated/")),
	);
	expect(found).toEqual([]);
});

test("schemas imports only zod and schemas", () => {
	expect(
		breaches((each) => each.file.startsWith("schemas/") && each.from !== "zod" && !each.from.startsWith("schemas/")),
	).toEqual([]);
});

/** Folders below all stages, and below the pipeline that runs these, with those that they may lean on besides themselves. */
const foundations: Record<string, readonly string[]> = {
	messages: ["root.ts"],
	types: [],
	kinds: ["messages", "types"],
	"content/passages": ["types"],
	report: ["messages", "types"],
	store: ["messages"],
};

test.each(Object.entries(foundations))("scripts/%s imports only from the layers below it", (folder, below) => {
	const allowed = [`${folder}/`, ...below.map((name) => (name.endsWith(".ts") ? name : `${name}/`))].map(
		(name) => `scripts/${name}`,
	);
	const found = breaches(
		({ file, from }) =>
			file.startsWith(`scripts/${folder}/`) && from.startsWith("scripts/") && !allowed.some((name) => from.startsWith(name)),
	);
	expect(found).toEqual([]);
});

test("scripts never imports src", () => {
	expect(breaches((each) => each.file.startsWith("scripts/") && each.from.startsWith("src/"))).toEqual([]);
});

test("src never imports scripts", () => {
	expect(breaches((each) => each.file.startsWith("src/") && each.from.startsWith("scripts/"))).toEqual([]);
});

test("src imports schemas/shared at run time, and types alone from other schemas", () => {
	const found = breaches(
		({ file, from, typeOnly }) =>
			file.startsWith("src/") &&
			/^(schemas|zod)(\/|$)/.test(from) &&
			!from.startsWith("schemas/shared/") &&
			!withSchemas.includes(file) &&
			!typeOnly,
	);
	expect(found).toEqual([]);
});

test("zod and the build's schemas reach the browser only with the form that drafts articles", () => {
	const lazily = "src/features/generator/load-generator.ts";
	const found = breaches(({ from, typeOnly }) => withSchemas.includes(from) && !typeOnly);
	expect(found).toEqual([]);
	const code = readFileSync(join(root, lazily), "utf8");
	expect(withSchemas.filter((file) => !code.includes(`import("./${file.split("/").at(-1)}")`))).toEqual([]);
});

test("drawing code imports only what the hash in the names of drawings covers", () => {
	const known = (path: string) => drawingSources.some((source) => path === source || path.startsWith(`${source}/`));
	const found = breaches(
		({ file, from, typeOnly }) =>
			file.startsWith("scripts/pictures/illustrate/") && !typeOnly && !known(from) && !known(`${from}.ts`),
	);
	expect(found).toEqual([]);
});

test("a stage imports only shared modules, diagnostics and its own folder, never a sibling stage", () => {
	const found = breaches(({ file, from }) => {
		const stage = stages.find((name) => file.startsWith(`scripts/${name}/`));
		if (!stage || !from.startsWith("scripts/") || from.startsWith(`scripts/${stage}/`)) return false;
		return !shared.some((allowed) => from.startsWith(`scripts/${allowed}`));
	});
	expect(found).toEqual([]);
});

test("scripts has at most 17 folders and 70 dependencies between them", () => {
	const roomOf = (path: string) => path.split("/")[1] ?? "";
	const within = imports.filter(({ file, from }) => file.startsWith("scripts/") && from.startsWith("scripts/"));
	const arrows = new Set(
		within.filter(({ file, from }) => roomOf(file) !== roomOf(from)).map(({ file, from }) => `${roomOf(file)} → ${roomOf(from)}`),
	);
	expect(new Set(within.flatMap(({ file, from }) => [roomOf(file), roomOf(from)])).size).toBeLessThanOrEqual(17);
	expect(arrows.size).toBeLessThanOrEqual(70);
});

describe.each(Object.entries(floors))("in %s", (world, ranks) => {
	const floorOf = (path: string) =>
		path.startsWith(`${world}/`) ? ranks.findIndex((names) => names.includes(partOf(path))) : Number.NaN;

	test("every folder has a layer", () => {
		const parts = new Set(files.filter((file) => file.startsWith(`${world}/`)).map(partOf));
		expect([...parts].sort()).toEqual(ranks.flat().sort());
	});

	test("a file imports only from its own folder and from lower layers", () => {
		const found = breaches(({ file, from }) => floorOf(from) >= floorOf(file) && partOf(from) !== partOf(file));
		expect(found).toEqual([]);
	});
});

test("there are no import cycles between files, type-only and dynamic imports included", () => {
	expect(inCircles([...imports, ...files.flatMap(laterImportsOf)].filter(({ from }) => files.includes(from)))).toEqual([]);
});

test("there are no import cycles between folders of schemas", () => {
	const within = imports.filter(({ file, from }) => file.startsWith("schemas/") && from.startsWith("schemas/"));
	const folders = within.map(({ file, from }) => ({ file: partOf(file), from: partOf(from) }));
	expect(inCircles(folders.filter(({ file, from }) => file !== from))).toEqual([]);
});

test("only one module accesses browser storage; all others use the table of stored values (R17.9)", () => {
	const found = files.filter(
		(file) =>
			file.startsWith("src/") &&
			file !== "src/data/storage.ts" &&
			/\b(local|session)Storage\b/.test(readFileSync(join(root, file), "utf8")),
	);
	expect(found).toEqual([]);
});

test("sharp is imported dynamically, only where there is a photo", () => {
	expect(breaches(({ from, typeOnly }) => from === "sharp" && !typeOnly)).toEqual([]);
});

test("code takes locales from the table of languages, since plain en is American (R6.5)", () => {
	const bare = /\bIntl\.\w+\((?!locale\b|\w*[lL]anguages\[\w+\]\.locale\b)|\.toLocale(Date|Time)?String\(/;
	const found = files.flatMap((file) =>
		readFileSync(join(root, file), "utf8")
			.split("\n")
			.flatMap((line, index) => (bare.test(line) ? [`${file}:${index + 1}`] : [])),
	);
	expect(found).toEqual([]);
});

describe("style sheets", () => {
	const sheets = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.map((file) => ({ file, css: readFileSync(join(root, "src", file), "utf8") }));

	test("use neither @apply nor variables that Tailwind reserves for its utilities", () => {
		expect(sheets.length).toBeGreaterThan(20);
		expect(sheets.filter(({ css }) => /@apply|--tw-/.test(css)).map(({ file }) => file)).toEqual([]);
	});

	test("take font sizes, line heights and radii from the theme, which is spelled out in full", () => {
		const theme = /@theme static \{[^}]*\}/.exec(readFileSync(join(root, "src/app/theme.css"), "utf8"))?.[0] ?? "";
		const used = sheets.flatMap(({ css }) => css.match(/(?<=var\()--(?:text|leading|radius)-[\w-]+/g) ?? []);
		expect(used.length).toBeGreaterThan(50);
		expect([...new Set(used)].filter((name) => !theme.includes(`${name}:`))).toEqual([]);
	});
});

test("every file and link named in a README of code exists", () => {
	const readmes = ["README.md", ...["deploy", "schemas", "scripts", "src", "tests"].flatMap(readmesIn)];
	const named = readmes.flatMap((readme) => {
		const text = readFileSync(join(root, readme), "utf8");
		const mentioned = [...text.matchAll(/`((?:scripts|schemas|src|tests|deploy)\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file);
		const linked = [...text.matchAll(/\]\(((?!https?:|#)[^)]+)\)/g)].map(([, to = ""]) => normalize(join(dirname(readme), to)));
		return [...mentioned, ...linked].map((file) => ({ readme, file }));
	});
	expect(readmes.length).toBeGreaterThan(15);
	expect(named.length).toBeGreaterThan(40);
	expect(named.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});

function readmesIn(folder: string): string[] {
	const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
	return names.filter((name) => /(^|\/)README\.md$/.test(name)).map((name) => `${folder}/${name}`);
}

function breaches(isBreach: (each: Import) => boolean): string[] {
	return imports.filter(isBreach).map(({ file, from }) => `${file} imports ${from}`);
}

/** The folder within its world that a file belongs to, or the file itself. */
function partOf(path: string): string {
	return path.split("/")[1] ?? "";
}

function importsOf(file: string): Import[] {
	const code = readFileSync(join(root, file), "utf8");
	const named = /^(?:import|export)(\s+type)?\s+[\w*{}\s,]+?\s+from\s+"([^"]+)"|^import\s+"([^"]+)"/gm;
	return [...code.matchAll(named)].map(([statement, typeKeyword, from, bare]) => ({
		file,
		from: resolve(file, from ?? bare ?? ""),
		typeOnly: typeKeyword !== undefined || onlyTypes(statement),
	}));
}

/** What imports itself by way of others, with all that leads there. */
function inCircles(edges: readonly Pick<Import, "file" | "from">[]): string[] {
	const targets = new Map<string, Set<string>>();
	for (const { file, from } of edges) targets.set(file, (targets.get(file) ?? new Set()).add(from));
	// What imports nothing that is left is in no circle, so it can go, until all that is left are circles and what leads to them.
	for (let before = -1; before !== targets.size; ) {
		before = targets.size;
		for (const [file, used] of targets) if (![...used].some((each) => targets.has(each))) targets.delete(file);
	}
	return [...targets.keys()];
}

/** What a file loads by `import()`. */
function laterImportsOf(file: string): Pick<Import, "file" | "from">[] {
	const code = readFileSync(join(root, file), "utf8");
	return [...code.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, from = ""]) => ({ file, from: resolve(file, from) }));
}

/** `import { type A, type B } from …` is as good as `import type`. */
function onlyTypes(statement: string): boolean {
	const [, names = ""] = /\{([^}]*)\}/.exec(statement) ?? [];
	return names.trim() !== "" && names.split(",").every((name) => name.trim() === "" || name.trim().startsWith("type "));
}

function resolve(file: string, from: string): string {
	if (from.startsWith("#")) return from.slice(1);
	return from.startsWith(".") ? normalize(relative(root, join(root, dirname(file), from))) : from;
}
