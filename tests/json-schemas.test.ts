import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { z } from "zod";
import { langs } from "#schemas/shared/languages.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { type Compiled, compile } from "#scripts/build/compile.ts";
import { compileSchemas, findRefusals, readFields, schemaOf } from "#scripts/build/editor-schemas.ts";
import { isMarkdown } from "#scripts/kinds/content-file.ts";
import { defaultContentDir, root } from "#scripts/project.ts";
import type { Code } from "#scripts/report/codes.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import type { Artifact } from "#scripts/types/site.ts";
import { createFaultySite, faults } from "./support/faults.ts";
import { english } from "./support/in-english.ts";
import { contentRun } from "./support/runs.ts";
import { readSources } from "./support/sources.ts";
import { baseContent, createWorkspace, smallRun } from "./support/workspace.ts";

/** Findings that a schema can have too: about the shape of a file, and about what it names. */
const shared: readonly Code[] = [
	"missing-field",
	"unknown-field",
	"wrong-type",
	"invalid-value",
	"too-long",
	"bad-date",
	"missing-key",
	"extra-key",
	"missing-language",
	"extra-language",
	"unknown-term",
	"unknown-slug",
	"unknown-source",
	"missing-image",
];

/** Rules that a JSON Schema cannot say, why, and a change of the small site that shows it. */
const beyondSchemas = [
	{
		message: "has min and max in the wrong order.",
		reason: "it compares the values of two fields",
		change: ["plants/pothos/facts.yaml", "humidity: { min: 40, max: 60 }", "humidity: { min: 60, max: 40 }"],
	},
	{
		message: "needs either value, or min and max.",
		reason: "it counts fields",
		change: ["articles/arrosage/facts.yaml", "{ min: 3, max: 5,", "{ value: 4, min: 3, max: 5,"],
	},
	{
		message: "needs a source, unless it is unknown.",
		reason: "it depends on the value of another field",
		change: ["plants/pothos/facts.yaml", "dog: { severity: moderate, source: aspca }", "dog: { severity: moderate }"],
	},
	{
		message: "lists a country twice.",
		reason: "it compares the items of a list",
		change: [
			"articles/arrosage/facts.yaml",
			"topic: care",
			"topic: care\noffers: { can: [{ partner: a, country: FR, address: https://a.example }, { partner: a, country: FR, address: https://a.example }] }",
		],
	},
	{
		message: "has offers.",
		reason: "it depends on the value of another field",
		change: [
			"plants/pothos/facts.yaml",
			"airPurifyingClaim: true",
			"airPurifyingClaim: true\noffers: { can: [{ partner: a, country: FR, address: https://a.example }] }",
		],
	},
	{
		message: "has scores that do not add up to its stars.",
		reason: "it adds up fields",
		change: [
			"guides/hydroponie/facts.yaml",
			"{ plant: pothos, stars: 5 }",
			"{ plant: pothos, stars: 5, scores: { ease: 1, foliage: 1, safety: 1 } }",
		],
	},
	{
		message: "must be a full https address.",
		reason: "it asks for the scheme of an address",
		change: ["site.yaml", "https://social.example", "http://social.example"],
	},
	{
		message: "which the facts require.",
		reason: "it looks at another file",
		change: ["articles/arrosage/facts.yaml", "figures:", "ranking: [{ plant: pothos, stars: 3 }]\nfigures:"],
	},
	{
		message: "because the facts do not ask for it.",
		reason: "it looks at another file",
		change: ["guides/hydroponie/facts.yaml", "ranking:\n  - { plant: pothos, stars: 5 }\n", ""],
	},
	{
		message: "so it has no record of its own.",
		reason: "it depends on the language of the file",
		change: ["pages/about/fr.md", "metaDescription:", "translated: abcdefghijklmnopqrst\nmetaDescription:"],
	},
] as const;

const isShared = ({ code, message, file }: Diagnostic): boolean =>
	shared.includes(code) &&
	(code !== "missing-image" || file.endsWith("/facts.yaml")) &&
	!beyondSchemas.some((rule) => english(message).endsWith(rule.message));

const check = (contentDir: string) => compile({ contentDir, ...smallRun });

type Schemas = Map<string, { json: unknown; isValid: ValidateFunction }>;

/** The schemas that a content makes, by name, as an editor reads them. */
function readSchemas({ plan }: Compiled): Schemas {
	const schemas = compileSchemas(plan?.schemas() ?? []);
	return new Map([...schemas].map(([name, isValid]) => [name, { json: isValid.schema, isValid }]));
}

/** Whether schema and check accept a file. */
type Verdict = { file: string; schema: boolean; check: boolean };

/** Every file whose data the parser understands, with its schema's verdict and the check's. */
function compareVerdicts(contentDir: string, { diagnostics }: Compiled, schemas: Schemas): Verdict[] {
	return readSources(contentDir).flatMap((source) => {
		const data = smallRun.results.memo(`data ${source.hash} ${source.file}`, () => readFields(source));
		if (data === null) return [];
		const found = diagnostics.filter((each) => each.file === source.file && isShared(each));
		return [
			{ file: source.file, schema: schemas.get(schemaOf(source.contentFile))?.isValid(data) === true, check: found.length === 0 },
		];
	});
}

const own = await compile({ contentDir: defaultContentDir, ...contentRun() });
const base = await check(baseContent);
const ownSchemas = readSchemas(own);
const baseSchemas = readSchemas(base);

test("check writes the same schemas and snippets as a build when asked to (R16.3)", async () => {
	const { schemas } = await compile({ contentDir: baseContent, ...smallRun, checkOnly: true, withSchemas: true });
	const forEditors: readonly string[] = ["schemas", "snippets"];
	expect(schemas).toEqual(base.plan?.generated().filter(({ destination }) => forEditors.includes(destination)));
	expect(base.schemas).toEqual([]);
});

test("field descriptions are in the language that site.yaml names for editors (R17.8)", async () => {
	const workspace = createWorkspace();
	workspace.write("site.yaml", `${workspace.read("site.yaml")}editorLang: fr\n`);
	const { plan } = await check(workspace.dir);
	const french = plan?.schemas().find(({ file }) => file === "plant-facts.json")?.contents ?? "{}";
	expect(JSON.parse(french)).toMatchObject({
		properties: {
			family: { description: "Famille botanique" },
			humidity: { properties: { min: { description: "Humidité relative de l’air, en pour cent\u00a0: minimum" } } },
		},
	});
	expect(baseSchemas.get("plant-facts")?.json).toMatchObject({ properties: { family: { description: "Botanical family" } } });
});

test("every kind of file has a schema, in the JSON Schema draft that editors support (R16.3)", () => {
	expect([...ownSchemas.keys()].sort()).toEqual([
		"article-facts",
		"article-text",
		"calendar",
		"credit",
		"definition-facts",
		"definition-text",
		"diagnosis",
		"guide-facts",
		"guide-text",
		"navigation",
		"page-facts",
		"page-text",
		"plant-facts",
		"plant-text",
		"redirects",
		"safety",
		"site",
		"sources",
		"terms",
		...langs.map((lang) => `ui-${lang}`).sort(),
		"wording",
	]);
	for (const { json } of ownSchemas.values())
		expect(json).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema" });
});

test("schemas contain only keywords that editors support (R16.3)", () => {
	for (const [name, { json }] of ownSchemas) expect(`${name} ${JSON.stringify(json)}`).not.toMatch(/"x-[a-z-]+":/);
});

const node = z.looseObject({
	description: z.string().optional(),
	properties: z.record(z.string(), z.unknown()).optional(),
	items: z.unknown().optional(),
	additionalProperties: z.unknown().optional(),
});

/** Paths of the fields that no sentence describes. */
function undescribed(schema: unknown, path: string): string[] {
	const read = node.safeParse(schema);
	if (!read.success) return [];
	const { properties = {}, items, additionalProperties } = read.data;
	return [
		...Object.entries(properties).flatMap(([key, child]) => [
			...(node.safeParse(child).data?.description ? [] : [`${path}.${key}`]),
			...undescribed(child, `${path}.${key}`),
		]),
		...undescribed(items, `${path}[]`),
		...undescribed(additionalProperties, `${path}{}`),
	];
}

test.each([...ownSchemas.keys()])("every field of %s has a description for the editor (R16.3)", (name) => {
	expect(undescribed(ownSchemas.get(name)?.json, name)).toEqual([]);
});

test("ids of other entries are completed from the existing ones (R16.3)", () => {
	const choices = (name: string) => JSON.stringify(baseSchemas.get(name)?.json);
	expect(choices("plant-facts")).toContain('"enum":["low","moderate"]');
	expect(choices("plant-facts")).toContain('"enum":["aspca","pousse"]');
	expect(choices("guide-facts")).toContain('"enum":["aloe-vera","pothos"]');
	expect(choices("article-facts")).toContain('"enum":["arrosoir.jpg"]');
});

test.each([
	["the project's content", defaultContentDir, own, ownSchemas],
	["the small site", baseContent, base, baseSchemas],
])("every file of %s is valid against its schema and for the check (R16.3)", (_, contentDir, compiled, schemas) => {
	const verdicts = compareVerdicts(contentDir, compiled, schemas);
	expect(verdicts.length).toBeGreaterThan(40);
	expect(verdicts.filter(({ schema, check }) => !schema || !check)).toEqual([]);
});

/** Another schema in place of that of `site.yaml`. */
const siteSchema = (json: unknown): Artifact[] =>
	(base.plan?.generated() ?? [])
		.filter(({ destination, file }) => destination === "schemas" && file === "site.json")
		.map((each) => ({ ...each, contents: JSON.stringify(json) }));

test("a schema stricter than the check is reported (R16.3)", () => {
	const schemas = [...baseSchemas].map(([name, { isValid }]) => [name, isValid] as const);
	const refusals = (changed: readonly Artifact[]) => findRefusals(baseContent, new Map([...schemas, ...compileSchemas(changed)]));
	expect(refusals([])).toEqual([]);
	expect(refusals(siteSchema({ type: "string" }))).toEqual(["site.json refuses site.yaml at its top: must be string"]);
	expect(refusals(siteSchema({ type: "object", properties: { name: { type: "number" } } }))).toEqual([
		"site.json refuses site.yaml at /name: must be number",
	]);
});

test("an invalid schema is an error, since editors ignore it silently (R16.3)", () => {
	expect(() => compileSchemas(siteSchema({ type: "strin" }))).toThrow("schema is invalid");
});

/** What the check finds in a faulty site, and who accepts which of its files. Looked into once for both tests below. */
const lookInto = onceEach(async (code: string) => {
	const { dir } = createFaultySite(code);
	const compiled = await check(dir);
	return { diagnostics: compiled.diagnostics, verdicts: compareVerdicts(dir, compiled, baseSchemas) };
});

test.each(faults)("schema and check agree about every file of faults/%s (R16.3)", async (name) => {
	const { verdicts } = await lookInto(name);
	expect(verdicts.filter((verdict) => verdict.schema !== verdict.check)).toEqual([]);
});

test("the fault folders cover everything that both schema and check find (R16.3)", async () => {
	const all = await Promise.all(faults.map(lookInto));
	const found = all.flatMap(({ diagnostics }) => diagnostics);
	expect(shared.filter((code) => !found.some((each) => each.code === code && isShared(each)))).toEqual([]);
});

test.each(beyondSchemas)(
	"only the check reports «$message», because $reason (R16.3)",
	async ({ message, change: [file, from, to] }) => {
		const workspace = createWorkspace();
		const before = workspace.read(file);
		workspace.write(file, before.replace(from, to));
		expect(workspace.read(file)).not.toBe(before);
		const compiled = await check(workspace.dir);
		expect(compareVerdicts(workspace.dir, compiled, baseSchemas).filter(({ schema }) => !schema)).toEqual([]);
		const { diagnostics } = compiled;
		expect(diagnostics.filter((each) => shared.includes(each.code)).length).toBeGreaterThan(0);
		expect(diagnostics.filter((each) => shared.includes(each.code) && !english(each.message).endsWith(message))).toEqual([]);
	},
);

test("a comment directly above a French interface string is its description in the schemas of all languages (R16.3)", async () => {
	const workspace = createWorkspace();
	const before = workspace.read("ui/fr.yaml");
	const noted = before.replace(/^search\.count_one:/m, "# How many\n# were found\n$&");
	workspace.write("ui/fr.yaml", `# A section.\n\n${noted}`);
	const { plan } = await workspace.compile();
	const german = plan?.schemas().find(({ file }) => file === "ui-de.json")?.contents ?? "{}";
	const { properties } = z
		.object({ properties: z.record(z.string(), z.object({ description: z.string() })) })
		.parse(JSON.parse(german));
	expect([properties["nav.home"], properties["search.count_one"], properties["search.count_other"]]).toMatchObject([
		{ description: "" },
		{ description: "How many were found; one line for each plural form" },
		{ description: "How many were found; one line for each plural form" },
	]);
});

/** VS Code's globs, as far as the settings use them. */
const toPattern = (glob: string) =>
	new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("?", "[^/]").replaceAll("*", "[^/]+")}$`);

test("VS Code maps each YAML file of the content to its schema, and only to that (R16.3)", () => {
	const text: unknown = JSON.parse(readFileSync(join(root, ".vscode", "settings.json"), "utf8"));
	const settings = z
		.looseObject({ "yaml.schemas": z.record(z.string(), z.union([z.string(), z.array(z.string())])) })
		.parse(text);
	const globs = Object.entries(settings["yaml.schemas"]).flatMap(([schema, given]) =>
		[given].flat().map((glob) => ({ schema, pattern: toPattern(glob) })),
	);
	const wrong = readSources(defaultContentDir)
		.filter(({ contentFile }) => !isMarkdown(contentFile))
		.map(({ file, contentFile }) => ({
			file,
			wanted: `./schemas/generated/${schemaOf(contentFile)}.json`,
			mapped: globs.filter(({ pattern }) => pattern.test(`content/${file}`)).map(({ schema }) => schema),
		}))
		.filter(({ wanted, mapped }) => mapped.join() !== wanted);
	expect(wrong).toEqual([]);
});
