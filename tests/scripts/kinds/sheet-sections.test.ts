import { expect, test } from "vitest";
import type { PlantFacts, PlantText } from "#schemas/content/plant/schema.ts";
import { sheetAnchors } from "#scripts/kinds/plant/sections.ts";

const guide = { sheet: "guide" } as PlantFacts;
const profile = { sheet: "profile" } as PlantFacts;
const care = ["care-light", "care-water", "care-temperature", "care-humidity", "care-soil", "care-fertilizer"];
const profileCare = ["care-light", "care-water", "care-humidity", "care-temperature"];

const cases: [what: string, facts: PlantFacts, text: unknown, anchors: string[]][] = [
	["a plant without a sheet", {} as PlantFacts, {}, []],
	[
		"a guide without what may be left out",
		guide,
		{ guide: {} },
		["facts", "care", ...care, "mistakes", "toxicity", "propagation", "benefits", "history", "decor", "sources"],
	],
	[
		"a guide with a harvest and varieties",
		guide,
		{ guide: { harvest: { title: "" }, varieties: { title: "" } } },
		[
			...["facts", "care", ...care, "mistakes", "toxicity", "propagation", "harvest", "varieties"],
			...["benefits", "history", "decor", "sources"],
		],
	],
	[
		"a profile without what may be left out",
		profile,
		{ profile: { care: { light: {}, water: {}, humidity: {}, temperature: {} } } },
		["facts", "care", ...profileCare, "issues", "toxicity", "propagation", "tips", "sources"],
	],
	[
		"a profile with a checklist, tabs and questions, or one that cannot be read",
		profile,
		null,
		[
			...["facts", "checklist", "care", ...profileCare],
			...["issues", "toxicity", "in-depth", "propagation", "tips", "faq", "sources"],
		],
	],
];

test.each(cases)("the anchors of the sheet of %s", (_, facts, text, anchors) => {
	expect(sheetAnchors(facts, text as PlantText | null)).toEqual(anchors);
});
