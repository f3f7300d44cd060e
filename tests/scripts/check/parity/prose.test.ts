import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "#scripts/build/compile.ts";
import { baseContent, createWorkspace, smallRun, type Workspace } from "../../../support/workspace.ts";

/** The small site with an article of five longer sections, whose German text lacks a sentence of one. */
function siteWithLoss(): Workspace {
	const workspace = createWorkspace();
	cpSync(join(baseContent, "..", "..", "faults", "lost-prose", "content"), workspace.dir, { recursive: true });
	return workspace;
}

const german = "articles/arrosage/de.md";
const lost = "Die Erde hat dann den ganzen Tag Zeit, oben abzutrocknen.";
const whole = `${lost} Trauermücken legen ihre Eier dort weniger gern ab, und am Abend bleiben nasse Blätter lange kalt, was Pilze freut.`;

async function findings({ dir }: Workspace): Promise<string[]> {
	const { diagnostics } = await compile({ contentDir: dir, ...smallRun, checkOnly: true });
	return diagnostics.map(({ code, file, position }) => `${code} ${file}:${position?.[0]}`);
}

test("a translated section that lacks a sentence is found at its heading (R18.6)", async () => {
	expect(await findings(siteWithLoss())).toEqual([`lost-prose ${german}:32`]);
});

test.each([
	["all of its text", whole],
	["its text in two paragraphs", whole.replace(" Trauer", "\n\nTrauer")],
	["a text that is a tenth shorter", whole.replace(", was Pilze freut", "")],
])("a translated section with %s is no finding (R18.6)", async (_, text) => {
	const workspace = siteWithLoss();
	workspace.edit(german, lost, text);
	expect(await findings(workspace)).toEqual([]);
});

test("paragraphs that the original divides and a translation joins are no finding (R18.6)", async () => {
	const workspace = siteWithLoss();
	workspace.edit(german, lost, whole);
	workspace.edit("articles/arrosage/fr.md", " Le soir, les feuilles", "\n\nLe soir, les feuilles");
	expect(await findings(workspace)).toEqual([]);
});

const longer = {
	fr: "Une terre encore humide sous la surface attend quelques jours de plus, même en été, et une terre sèche jusqu’au fond du pot boit mieux en deux fois.",
	en: "Soil that is still moist below the surface can wait for a few more days, even in summer, and soil that is dry to the bottom of the pot drinks better in two goes.",
	es: "Una tierra todavía húmeda bajo la superficie espera unos días más, incluso en verano, y una tierra seca hasta el fondo de la maceta bebe mejor en dos veces.",
} as const;

test("a longer field that a translation has cut to a few words is found at the field (R18.6)", async () => {
	const workspace = siteWithLoss();
	workspace.edit(german, lost, whole);
	for (const [lang, text] of Object.entries(longer))
		workspace.edit(`articles/arrosage/${lang}.md`, /^ {2}text: .*$/m, (line) => `${line} ${text}`);
	expect(await findings(workspace)).toEqual([`lost-prose ${german}:11`]);
});

const tables: Record<string, string> = {
	fr: "\n| Lieu | Eau |\n|---|---|\n| Cuisine | souvent |\n| Couloir | peu |\n",
	en: "\n| Place | Water |\n|---|---|\n| Kitchen | often |\n| Hall | little |\n",
	es: "\n| Lugar | Agua |\n|---|---|\n| Cocina | mucha |\n| Pasillo | poca |\n",
	de: "\n| Ort | Wasser |\n|---|---|\n| Küche | oft |\n| Flur | wenig |\n",
};

test.each([
	["a table", (text: string) => text.replace(tables["es"] ?? "", "")],
	["the last row of a table", (text: string) => text.replace("| Pasillo | poca |\n", "")],
	["a column of a table", (text: string) => text.replace(/ \| (?:Agua|mucha|poca) \|/g, " |").replace("|---|---|", "|---|")],
	["a quotation", (text: string) => text.replace(/> .*\n/, "")],
	["a line across", (text: string) => text.replace("\n---\n\n##", "\n##")],
])("%s that one translation lacks is found there (R18.6)", async (_, lose) => {
	const workspace = createWorkspace();
	for (const [lang, table] of Object.entries(tables)) {
		const file = `articles/arrosage/${lang}.md`;
		const text = workspace.read(file);
		const end = text.lastIndexOf("\n## ");
		const quote = { fr: "De l’eau, mais peu.", en: "Water, but little.", es: "Agua, pero poca.", de: "Wasser, aber wenig." }[
			lang
		];
		workspace.write(file, `${text.slice(0, end)}${table}\n> ${quote}\n\n---\n${text.slice(end)}`);
	}
	expect(await findings(workspace)).toEqual([]);
	workspace.write("articles/arrosage/es.md", lose(workspace.read("articles/arrosage/es.md")));
	expect(await findings(workspace)).toEqual([expect.stringMatching(/^structure-mismatch articles\/arrosage\/es\.md:/)]);
});

test("a section that lacks a table is not found to be too short as well (R18.6)", async () => {
	const workspace = siteWithLoss();
	for (const lang of ["fr", "en", "es"]) {
		const file = `articles/arrosage/${lang}.md`;
		const lines = workspace.read(file).split("\n");
		workspace.write(file, [...lines.slice(0, 34), tables[lang], ...lines.slice(34)].join("\n"));
	}
	expect(await findings(workspace)).toEqual([`structure-mismatch ${german}:32`]);
});
