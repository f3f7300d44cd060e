import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { NewFile } from "#schemas/pages/draft/files.ts";
import { langs } from "#schemas/shared/languages.ts";
import { compile } from "#scripts/build/compile.ts";
import { scaffoldArticle } from "#scripts/desk/entries/article.ts";
import { newEntry } from "#scripts/desk/entries/new-entry.ts";
import { addParts, optionalParts } from "#scripts/desk/entries/parts.ts";
import { scaffoldEntry, scaffoldSheet, scaffolds, scaffoldTranslation } from "#scripts/desk/entries/scaffold.ts";
import type { Choices } from "#scripts/desk/entries/stub.ts";
import { findKindByName } from "#scripts/kinds/kinds.ts";
import { createNames } from "#scripts/messages/names.ts";
import { root } from "#scripts/project.ts";
import { withGlossary } from "../../../support/glossary.ts";
import { english } from "../../../support/in-english.ts";
import { contentRun } from "../../../support/runs.ts";
import { createWorkspace, type Workspace } from "../../../support/workspace.ts";

const own = () => createWorkspace(join(root, "content"));
const small = () => withGlossary(createWorkspace());

const readYaml = (text: string) => z.record(z.string(), z.unknown()).parse(parse(text));

function readChoices(workspace: Workspace, slug: string): Choices {
	const keys = (file: string) => Object.keys(readYaml(workspace.read(file)));
	const vocabularies = readdirSync(join(workspace.dir, "terms")).map((file) => file.replace(".yaml", ""));
	return {
		terms: Object.fromEntries(vocabularies.map((name) => [name, keys(`terms/${name}.yaml`)])),
		slugs: { plant: ["pothos"] },
		today: "2025-01-31",
		// Those that are added together have a number each.
		freeNumber: () => 1000 + slugs.indexOf(slug),
		ownSource: "pousse",
		titleMax: 29,
		names: createNames("en"),
		translate: english,
		slug,
	};
}

/** What is known of a file holds for every workspace, so that each compiles only what is new in it. */
const run = contentRun();
const compileAgain = ({ dir }: Workspace) => compile({ contentDir: dir, ...run });

/** Codes that the check finds, and the files that it finds them in. */
async function check(workspace: Workspace): Promise<{ codes: string[]; files: string[] }> {
	const { diagnostics } = await compileAgain(workspace);
	return {
		codes: [...new Set(diagnostics.map(({ code }) => code))],
		files: [...new Set(diagnostics.map(({ file }) => file))].sort(),
	};
}

/** Puts words in the place of the markers, in each description others, and in a text of a language what is a word nowhere else, just as long. */
function fillIn({ file, contents }: NewFile): string {
	const sign = "vwqz".charAt(langs.findIndex((lang) => file.includes(`/${lang}.`)));
	const notes = /(?<=TODO.*(?<![/{#\p{L}\p{N}-]))\p{L}+/gu;
	const sourced = contents.replaceAll(/\bTODO(?= #)|(?<=#source-)TODO\b/g, "aspca");
	return (sign ? sourced.replaceAll(notes, (word) => sign.repeat(word.length)) : sourced)
		.replaceAll(/(?<=metaDescription: .*)\bTODO\b/g, `mot${file.split("/")[1]?.at(-1)}`)
		.replaceAll(/\bTODO\b/g, "mot");
}

/** Writes the files as they are, then filled in; gives what the check finds each time. */
async function checkBeforeAndAfter(workspace: Workspace, files: readonly NewFile[]) {
	for (const { file, contents } of files) workspace.write(file, contents);
	const before = await check(workspace);
	for (const each of files) workspace.write(each.file, fillIn(each));
	return { before, after: await check(workspace) };
}

/** The files of a new entry, as `npm run new` writes them. */
function scaffold(what: (typeof entries)[number], workspace: Workspace, slug: string): NewFile[] {
	const choices = readChoices(workspace, slug);
	if (what !== "article") return scaffoldEntry(what, slug, choices);
	return scaffoldArticle(workspace.dir, slug, {}, { plants: [], today: choices.today });
}

const clean = { codes: [], files: [] };
const onlyMarkers = (files: readonly NewFile[]) => ({ codes: ["todo"], files: files.map(({ file }) => file).sort() });

const entries = ["plant", "article", "guide", "page", "term"] as const;
const slugs = ["new-one", "a", "2025", "null", "constructor"];

test("every kind has a scaffold, and so does a sheet (R16.1)", () => {
	expect(Object.keys(scaffolds).sort()).toEqual([...entries, "plant-guide", "plant-profile"].sort());
});

test.each(entries)(
	"a new %s, whatever its name, has only TODO markers, and is clean once they are filled in (R16.1)",
	async (what) => {
		const workspace = small();
		const files = slugs.flatMap((slug) => scaffold(what, workspace, slug));
		expect(await checkBeforeAndAfter(workspace, files)).toEqual({ before: onlyMarkers(files), after: clean });
	},
);

test.each(entries)("a new %s with a name longer than a title has only TODO markers (R16.1)", async (what) => {
	const workspace = small();
	const slug = "monstera-deliciosa-variegata-albo-borsigiana-compacta-grandiflora-thai-marmorata-xl";
	const files = scaffold(what, workspace, slug);
	expect(await checkBeforeAndAfter(workspace, files)).toEqual({ before: onlyMarkers(files), after: clean });
});

test.each([
	["plant", "plants/new-one", "yaml"],
	["article", "articles/new-one", "md"],
	["guide", "guides/new-one", "md"],
	["page", "pages/new-one", "md"],
] as const)("a new %s is created in %s, with facts and a text per language (R16.1)", (what, folder, extension) => {
	const files = scaffold(what, small(), "new-one");
	const texts = langs.map((lang) => `${folder}/${lang}.${extension}`);
	expect(files.map(({ file }) => file)).toEqual([`${folder}/facts.yaml`, ...texts]);
});

test("a page is scaffolded completely, each field with its placeholder (R16.1)", () => {
	const [facts, french] = scaffoldEntry("page", "new-one", readChoices(small(), "new-one"));
	expect(facts?.contents).toBe(
		"template: plain # TODO Look of the page; one of plain, home, article-list, guide-list, plant-list, plant-care, site-map, search, my-plants, application, not-found, dashboard and 3 more\nupdated: 2025-01-31 # TODO Day of the last real change; lists change with what they list as well\n",
	);
	expect(french?.contents).toBe(
		[
			"---",
			"title: TODO new-one",
			"metaDescription: TODO Description for search engines",
			"---",
			"",
			"TODO introduction",
			"",
			"## TODO first section",
			"",
			"TODO text",
			"",
		].join("\n"),
	);
});

const plantFiles = (slug: string) => ["facts", ...langs].map((part) => `plants/${slug}/${part}.yaml`);

test.each(["hoya-carnosa", "crassula-ovata", "zamioculcas"])(
	"a sheet for %s, which has none, has only TODO markers (R16.1)",
	async (slug) => {
		const workspace = own();
		const present = plantFiles(slug).map((file) => ({ file, contents: workspace.read(file) }));
		const files = scaffoldSheet(present, "guide", readChoices(workspace, slug));
		const { before, after } = await checkBeforeAndAfter(workspace, files);
		expect(before).toEqual(onlyMarkers(files.slice(1)));
		expect(after).toEqual(clean);
		expect((await compileAgain(workspace)).plan?.pages.filter(({ path }) => path === `/fiches-plantes/${slug}`).length).toBe(4);
	},
);

test("adding a sheet leaves the plant's existing lines and comments unchanged (R16.1)", () => {
	const workspace = own();
	const [facts] = plantFiles("hoya-carnosa").map((file) => ({ file, contents: `# a comment\n${workspace.read(file)}` }));
	const [changed] = scaffoldSheet(facts ? [facts] : [], "guide", readChoices(workspace, "hoya-carnosa"));
	expect(readYaml(changed?.contents ?? "")).toEqual({
		...readYaml(facts?.contents ?? ""),
		sheet: "guide",
		published: "2025-01-31",
	});
	expect(changed?.contents.startsWith("# a comment\n")).toBe(true);
});

test("an existing sheet is not overwritten (R16.1)", async () => {
	const workspace = small();
	const present = plantFiles("aloe-vera").map((file) => ({ file, contents: workspace.read(file) }));
	const files = scaffoldSheet(present, "guide", readChoices(workspace, "aloe-vera"));
	expect(files.map(({ contents }) => readYaml(contents))).toEqual(present.map(({ contents }) => readYaml(contents)));
	expect(await checkBeforeAndAfter(workspace, files)).toEqual({ before: clean, after: clean });
});

test.each([
	["plants/aloe-vera/fr.yaml", "de", "plants/aloe-vera/de.yaml"],
	["articles/arrosage/fr.md", "es", "articles/arrosage/es.md"],
	["pages/home/en.md", "fr", "pages/home/fr.md"],
	["guides/hydroponie/de.md", "en", "guides/hydroponie/en.md"],
] as const)(
	"a translation of %s into %s has one TODO marker, and otherwise only the texts and typography of the language (R16.1)",
	async (original, lang, file) => {
		const workspace = small();
		workspace.remove(file);
		const translation = scaffoldTranslation({ file: original, contents: workspace.read(original) }, lang, null, english);
		expect(translation.file).toBe(file);
		workspace.write(file, translation.contents);
		const marker = { code: "todo", file, position: [original.endsWith(".md") ? 2 : 1, 3] };
		expect(
			(await compileAgain(workspace)).diagnostics.map(({ code, file: where, position }) => ({ code, file: where, position })),
		).toEqual([marker]);
		workspace.write(file, translation.contents.replace(/^# TODO.*\n/m, ""));
		const { diagnostics } = await compileAgain(workspace);
		const codes = diagnostics.map(({ code }) => code);
		expect(codes).toContain("untranslated-text");
		expect(codes.filter((code) => code !== "typography" && code !== "untranslated-text" && code !== "wrong-language")).toEqual(
			[],
		);
	},
);

test.each([
	["the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
	["a byte-order mark", (text: string) => `\ufeff${text}`],
])("a file with %s can be translated too (R16.1)", async (_, save) => {
	const workspace = small();
	const file = "articles/arrosage/de.md";
	const original = { file: "articles/arrosage/fr.md", contents: save(workspace.read("articles/arrosage/fr.md")) };
	workspace.write(file, scaffoldTranslation(original, "de", null, english).contents);
	expect(await check(workspace)).toEqual({ codes: ["todo"], files: [file] });
});

/**
 * Parts whose value names something that only an editor can choose: a photo that is there, an article, a look, plants that differ, a poison. What an
 * English scaffold says of `imageAlt`, which a scene asks for, holds a sign that a French text sets otherwise.
 */
const chosen = {
	plant: ["image", "published", "offers", "firstAid"],
	article: ["image", "recommended", "readingMinutes", "offers"],
	guide: ["image", "recommended", "readingMinutes", "offers"],
	page: ["glossary", "platforms", "entrances", "found", "scene", "imageAlt"],
	term: [],
};

test.each(entries)(
	"a new %s with every optional part has only TODO markers, and is clean once they are filled in (R16.1)",
	async (what) => {
		const workspace = small();
		const choices = readChoices(workspace, "new-one");
		const kind = findKindByName(scaffolds[what]);
		const names = [...optionalParts(kind).keys()].filter(
			(name) => !name.includes(".") && !(chosen[what] as string[]).includes(name),
		);
		const fresh = scaffoldEntry(what, "new-one", choices);
		const missing = names.filter((name) => !new RegExp(`^${name}:`, "m").test(fresh.map(({ contents }) => contents).join("\n")));
		const files = addParts(fresh, kind, missing, choices);
		expect(await checkBeforeAndAfter(workspace, files)).toEqual({ before: onlyMarkers(files), after: clean });
	},
);

test("a new plant with a profile page has only TODO markers, and is clean once they are filled in (R16.1)", async () => {
	const workspace = small();
	const choices = readChoices(workspace, "new-one");
	const files = scaffoldSheet(scaffoldEntry("plant", "new-one", choices), "profile", choices);
	expect(await checkBeforeAndAfter(workspace, files)).toEqual({ before: onlyMarkers(files), after: clean });
});

test("plant care is added with all fields, in the language of the command; existing lines stay (R16.1)", () => {
	const workspace = small();
	const file = "plants/pothos/facts.yaml";
	const before = `# a comment\n${workspace.read(file)}`.replace(/^upkeep:\n(?: .*\n)+/m, "");
	const choices = { ...readChoices(workspace, "pothos"), names: createNames("fr") };
	const [added] = addParts([{ file, contents: before }], findKindByName("plant"), ["upkeep"], choices);
	expect(added?.contents).toBe(
		`${before}${[
			"upkeep:",
			"  feeding:",
			"    weeks:",
			"      min: 0.5 # TODO Semaines entre deux apports d’engrais\u00a0: minimum",
			"      max: 2 # TODO Semaines entre deux apports d’engrais\u00a0: maximum",
			"    months:",
			"      from: 1 # TODO Premier mois\u00a0; janvier s’écrit 1",
			"      to: 1 # TODO Dernier mois\u00a0; janvier s’écrit 1",
			"  repotting:",
			"    years:",
			"      min: 1 # TODO Années entre deux rempotages\u00a0: minimum",
			"      max: 2 # TODO Années entre deux rempotages\u00a0: maximum",
			"  cleaning:",
			"    weeks:",
			"      min: 0.5 # TODO Semaines entre deux nettoyages des feuilles\u00a0: minimum",
			"      max: 2 # TODO Semaines entre deux nettoyages des feuilles\u00a0: maximum",
		].join("\n")}\n`,
	);
});

test.each([
	["upkep", 'There is no optional part "upkep"; did you mean "upkeep"?'],
	["upkeep", "plants/pothos/facts.yaml already has upkeep."],
	["profile.faq", "plants/pothos/fr.yaml has no profile, so it cannot have profile.faq."],
])("the part %s of a plant is refused where it does not apply (R16.1)", (part, message) => {
	const workspace = small();
	const files = ["facts", "fr"]
		.map((name) => `plants/pothos/${name}.yaml`)
		.map((file) => ({ file, contents: workspace.read(file) }));
	const choices = readChoices(workspace, "pothos");
	const once = () => addParts(files, findKindByName("plant"), [part], choices);
	expect(part === "upkeep" ? () => addParts(once(), findKindByName("plant"), [part], choices) : once).toThrow(message);
});

test("a plant like another keeps its fields and values, each to be confirmed; works and its photo are left out (R16.1)", () => {
	const workspace = small();
	const file = "plants/pothos/facts.yaml";
	workspace.write(file, `# About pothos\nimage: arrosoir.jpg\n${workspace.read(file)}`);
	const [facts, french, ...others] = newEntry(workspace.dir, "plant", "scindapsus", { like: "pothos" }, "en");
	expect(facts).toEqual({
		file: "plants/scindapsus/facts.yaml",
		contents: [
			"latin: TODO Epipremnum aureum",
			"family: TODO Araceae",
			"category: trailing # TODO Group of the catalogue",
			"difficulty: easy # TODO How much care it forgives",
			"light:",
			"  level: medium # TODO Light it thrives in",
			"  lux:",
			"    min: 1000 # TODO Lowest light in lux at the leaves; windows and distances follow from it",
			"    max: 5000 # TODO Highest light in lux at the leaves; windows and distances follow from it",
			"water:",
			"  level: moderate # TODO Thirst",
			"  growing: { min: 7, max: 10 } # TODO Days between two checks of the soil, spring and summer",
			"  resting: { min: 12, max: 18 } # TODO Days between two checks of the soil, autumn and winter",
			"humidity: { min: 40, max: 60 } # TODO Relative humidity of the air in percent",
			"temperature: { min: 18, max: 27 } # TODO Temperature in °C it grows well in",
			"coldLimit: 13 # TODO Temperature in °C under which it suffers",
			"hardiness: summer # TODO Whether it may stand outdoors, in the warm months, in the cool ones or in frost",
			"size:",
			"  height: { min: 100, max: 300 } # TODO Height in cm",
			"  spread: { min: 30, max: 60 } # TODO Spread in cm",
			"toxicity:",
			"  cat: { severity: moderate, source: TODO } # TODO Toxicity for a cat",
			"  dog: { severity: moderate, source: TODO } # TODO Toxicity for a dog",
			"  child: { severity: unknown } # TODO Toxicity for a child",
			"airPurifyingClaim: true # TODO Whether articles count it among the air-purifying plants",
			"form:",
			"  habit: clump # TODO How it grows",
			"  leaf: { shape: ovate, length: 0.3, width: 0.5, count: 8, tone: leaf } # TODO Leaves",
			"  pot: { type: terracotta } # TODO Pot",
			"saidBy:",
			"  latin: pousse # TODO Accepted botanical name",
			"  light: pousse # TODO Light",
			"  water: pousse # TODO Watering",
			"  humidity: pousse # TODO Humidity",
			"  temperature: pousse # TODO Temperature",
			"  coldLimit: pousse # TODO Cold limit",
			"  size: pousse # TODO Size",
			"  soil: pousse # TODO Soil and pot",
			"  practice: pousse # TODO Propagation, common problems and what to do about them",
			"sources:",
			"  - pousse # TODO Source; key of content/sources.yaml",
			"  - TODO # Source; key of content/sources.yaml; a key of sources.yaml",
			"",
		].join("\n"),
	});
	expect(french).toEqual({
		file: "plants/scindapsus/fr.yaml",
		contents: [
			"name: TODO scindapsus",
			"origin: TODO Île de Moorea, en Polynésie française",
			"description: TODO Des tiges qui retombent, jusqu’à {heightMax}.",
			"soil: TODO Un terreau léger, dans un pot percé.",
			"fertilizer: TODO Un peu d’engrais au printemps.",
			"propagation: TODO Par bouture dans l’eau.",
			"imageAlt: TODO Une plante verte dans un pot de terre cuite",
			"",
		].join("\n"),
	});
	expect(others.map(({ file }) => file)).toEqual(["en", "es", "de"].map((lang) => `plants/scindapsus/${lang}.yaml`));
});

test("an article like another keeps its headings and blocks, with a TODO for each section and for each work that it cites (R16.1)", () => {
	const workspace = small();
	workspace.edit(
		"articles/arrosage/fr.md",
		/---\n\n[\s\S]*/,
		"---\n\nTexte.\n\n## Quand\n\nLe soir ([ASPCA](#source-aspca)), [†](#source-pousse).\n",
	);
	const files = newEntry(workspace.dir, "article", "rosee", { like: "arrosage" }, "en");
	expect(files.find(({ file }) => file === "articles/rosee/fr.md")?.contents.split("---\n\n")[1]).toBe(
		"TODO\n\nTexte.\n\n## Quand\n\nTODO\n\nLe soir (TODO ASPCA), [†](#source-pousse).\n",
	);
});

test("entries drafted like those of the site have only TODO markers (R16.1)", async () => {
	const workspace = own();
	const relatives = [
		["plant", "zamioculcas"],
		["plant", "monstera-albo"],
		["plant", "solanum-lycopersicum"],
		["article", "ficus-lyrata"],
		["guide", "plantes-animaux-enfants"],
		["page", "about"],
	] as const;
	const files = relatives.flatMap(([what, like]) => {
		const drafted = newEntry(workspace.dir, what, `new-${like}`, { like }, "fr");
		for (const { file, contents } of drafted) workspace.write(file, contents);
		return drafted;
	});
	expect(await check(workspace)).toEqual(onlyMarkers(files));
});

test("a relative that is not there or cannot be read is refused (R16.1)", () => {
	const workspace = small();
	const like = (slug: string) => () => newEntry(workspace.dir, "plant", "new-one", { like: slug }, "en");
	expect(like("potos")).toThrow('There is no entry plants/potos; did you mean "pothos"?');
	expect(like("ficus-benjamina")).toThrow("There is no entry plants/ficus-benjamina; choose from aloe-vera, pothos.");
	workspace.write("plants/pothos/fr.yaml", 'name: "');
	expect(like("pothos")).toThrow("plants/pothos/fr.yaml cannot be read; run npm run check, fix what it reports, then try again.");
});
