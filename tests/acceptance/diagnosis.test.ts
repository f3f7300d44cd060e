import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type DiagnosisAnswers, rankCauses } from "#schemas/shared/diagnosis.ts";
import { langs } from "#schemas/shared/languages.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { pageAt } from "../support/site-plan.ts";

const diagnosis = (lang: (typeof langs)[number]) => pageAt("diagnosis", "/diagnostic", lang);

const nothing: DiagnosisAnswers = { where: null, how: null, soil: null, plant: null };

/* The table of the guide on sick plants, «what soil and leaf say together», and its questions. */
test.each<[about: string, answers: Partial<DiagnosisAnswers>, causes: string[]]>([
	[
		"old yellow leaves of a pothos, wet soil",
		{ where: "old", how: "yellow", soil: "wet", plant: "pothos" },
		["trop-deau", "âge"],
	],
	["old yellow leaves, wet soil", { where: "old", how: "yellow", soil: "wet" }, ["trop-deau", "âge"]],
	["old yellow leaves, dry soil", { where: "old", how: "yellow", soil: "dry" }, ["soif", "âge"]],
	["a whole plant that is limp, wet soil", { where: "whole", how: "limp", soil: "wet" }, ["trop-deau", "coup-de-froid"]],
	["a whole plant that is limp, dry soil", { where: "whole", how: "limp", soil: "dry" }, ["soif", "coup-de-froid"]],
	["brown tips", { where: "tips", how: "dry" }, ["pointes-brunes"]],
	["brown tips, wet soil", { where: "tips", how: "dry", soil: "wet" }, ["trop-deau", "pointes-brunes"]],
	["brown tips, dry soil", { where: "tips", how: "dry", soil: "dry" }, ["soif", "pointes-brunes"]],
	["green leaves that drop, soil as it should be", { how: "drop", soil: "moist" }, ["coup-de-froid", "changement-de-place"]],
	["dry patches on a leaf", { where: "leaf", how: "dry" }, ["coup-de-soleil"]],
	["a stretched plant", { where: "whole", how: "pale" }, ["manque-de-lumière"]],
	["small and pale new leaves, soil as it should be", { where: "new", how: "pale", soil: "moist" }, ["manque-dengrais"]],
	["webs", { how: "webs" }, ["araignées-rouges"]],
	["something sticky", { how: "sticky" }, ["cochenilles"]],
	["silvery streaks", { how: "streaks" }, ["thrips"]],
	["small flies", { how: "flies" }, ["moucherons"]],
	["a white film", { how: "powder" }, ["oïdium"]],
	["round spots", { how: "spots" }, ["taches"]],
])("%s", (_, answers, causes) => {
	const found = rankCauses(diagnosis("fr").causes, { ...nothing, ...answers }).map(({ cause }) => cause.id);
	expect(found.slice(0, causes.length)).toEqual(causes);
});

test("its causes are the sections that the questions of the guide lead to", () => {
	const guide = readFileSync(join(defaultContentDir, "guides", "plante-malade", "fr.md"), "utf8");
	const answers = guide.split("\n").filter((line) => line.startsWith("   - "));
	const led = answers.flatMap((line) => /\]\(#([^)]+)\)/.exec(line)?.[1] ?? []);
	expect(
		diagnosis("fr")
			.causes.map(({ id }) => id)
			.sort(),
	).toEqual([...new Set(led)].sort());
});

test.each(langs)(
	"in %s each cause has a name, what to do first, what to look at and a source, and links to the guide",
	(lang) => {
		const { causes } = diagnosis(lang);
		expect(
			causes.filter(
				({ name, act, look, sources }) => ![name, act, look].every((text) => /\S/.test(text)) || sources.length === 0,
			),
		).toEqual([]);
		expect(causes.map(({ id, section }) => section.path.replace(`#${id}`, ""))).toEqual(
			causes.map(() => "/guides/plante-malade"),
		);
	},
);

test.each(langs)("in %s the labels of signs have no comma, since they stand one after another in a sentence", (lang) => {
	const { facets } = diagnosis(lang).listing;
	const signs = facets.filter(({ id }) => id !== "plant").flatMap(({ options }) => options.map(({ label }) => label));
	expect(signs.filter((label) => label.includes(","))).toEqual([]);
});
