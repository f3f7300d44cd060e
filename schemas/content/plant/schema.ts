import * as z from "zod";
import { constants } from "../../shared/constants.ts";
import { bandLux, suits } from "../../shared/window-light.ts";
import { offers } from "../affiliate/offers.ts";
import {
	alt,
	changedAfterwards,
	changedBefore,
	day,
	faqItems,
	image,
	metaTitle,
	ownList,
	prose,
	quantity,
	range,
	safetySource,
	source,
	term,
	text,
	titledList,
	translated,
} from "../fields.ts";
import { figures } from "../figures.ts";
import { problem } from "../messages/problem.ts";
import { plantForm } from "./form.ts";
import { upkeep } from "./upkeep.ts";

const toxicity = (who: string) =>
	z
		.strictObject({
			severity: term("severity", `How a ${who} reacts; «unknown» when no source says`),
			source: safetySource("Where that is said; required unless unknown").optional(),
		})
		.refine(({ severity, source }) => severity === "unknown" || source !== undefined, problem("shape.noSource"))
		.describe(`Toxicity for a ${who}`);

/** The source of each fact. Our own rule of thumb is a source too, so that every figure has one. */
const saidBy = z
	.strictObject({
		latin: source("Accepted botanical name"),
		light: source("Light"),
		water: source("Watering"),
		feeding: source("Feeding").optional(),
		repotting: source("Repotting").optional(),
		cleaning: source("Cleaning").optional(),
		humidity: source("Humidity"),
		temperature: source("Temperature"),
		coldLimit: source("Cold limit"),
		size: source("Size"),
		soil: source("Soil and pot"),
		practice: source("Propagation, common problems and what to do about them"),
		harvest: source("Harvest; for a plant to eat").optional(),
		signs: z
			.array(safetySource())
			.min(1)
			.describe("Signs of poisoning, sap, gloves: each work that says a part of it")
			.optional(),
	})
	.describe("Who says each fact; the key of our own rules of thumb where no work does");

/** Works that say the same as the source of a fact in one of the site’s languages: a page names those in its language first. */
const alsoSaidBy = z
	.strictObject({
		latin: witnesses("Accepted botanical name"),
		light: witnesses("Light"),
		water: witnesses("Watering"),
		feeding: witnesses("Feeding"),
		repotting: witnesses("Repotting"),
		humidity: witnesses("Humidity"),
		temperature: witnesses("Temperature"),
		coldLimit: witnesses("Cold limit"),
		size: witnesses("Size"),
		soil: witnesses("Soil and pot"),
		practice: witnesses("Propagation, common problems and what to do about them"),
		harvest: witnesses("Harvest; for a plant to eat"),
		cat: witnesses("Toxicity for a cat", safetySource()),
		dog: witnesses("Toxicity for a dog", safetySource()),
		child: witnesses("Toxicity for a child", safetySource()),
		signs: witnesses("Signs of poisoning, sap, gloves: each work that says a part of it", safetySource()),
	})
	.describe("Works in one of the site’s languages that say the same; pages in that language name them first");

function witnesses(description: string, key = source()) {
	return z.array(key).min(1).describe(description).optional();
}

/** Plausible limits: no plant indoors goes without water for longer than a year, and none outgrows a hall. */
const interval = { least: 1, most: 365, unit: "days" };
const size = { least: 1, most: 1500, unit: "cm" };

/** Layouts of the page of a plant; the text of the page is in the group of that name. */
export const sheetLayouts = ["guide", "profile"] as const;

/** `plants/<slug>/facts.yaml`. */
export const plantFacts = z
	.strictObject({
		latin: text("Accepted botanical name, with cultivar", 120),
		authority: text("Author of the botanical name", 80).optional(),
		family: text("Botanical family", 60),
		number: quantity("Number on its plate, its own for good; no other plant has it", { least: 1, most: 9999, unit: "" })
			.meta({ "x-start": true, "x-unique": true })
			.optional(),
		category: term("category", "Group of the catalogue"),
		difficulty: term("difficulty", "How much care it forgives"),
		image: image("Photo to show instead of the drawing; file in content/images").optional(),
		sheet: z.enum(sheetLayouts).optional().describe("Layout of its page; leave out when it has none"),
		published: day("Day its sheet was published; when it has one").optional(),
		updated: day("Day of the last real change").optional(),
		light: z
			.strictObject({
				level: term("light", "Light it thrives in"),
				lux: range("Light in lux at the leaves; windows and distances follow from it", { least: 0, most: 120_000, unit: "lx" }),
			})
			.describe("Light"),
		water: z
			.strictObject({
				level: term("water", "Thirst"),
				growing: range("Days between two checks of the soil, spring and summer", interval),
				resting: range("Days between two checks of the soil, autumn and winter", interval),
			})
			.describe("Water"),
		upkeep: upkeep.optional(),
		humidity: range("Relative humidity of the air in percent", { least: 0, most: 100, unit: "%" }),
		temperature: range("Temperature in °C", { least: -10, most: 45, unit: "°C" }).describe("Temperature in °C it grows well in"),
		coldLimit: quantity("Temperature in °C under which it suffers", { least: -30, most: 30, unit: "°C" }),
		hardiness: term("hardiness", "Whether it may stand outdoors, in the warm months, in the cool ones or in frost"),
		size: z
			.strictObject({ height: range("Height in cm", size), spread: range("Spread in cm", size) })
			.describe("Size of a grown plant indoors"),
		toxicity: z
			.strictObject({ cat: toxicity("cat"), dog: toxicity("dog"), child: toxicity("child") })
			.describe("Toxicity, each with its source"),
		firstAid: term("first-aid", "What to do at once, by what the plant contains or does; when it is toxic").optional(),
		airPurifyingClaim: z.boolean().describe("Whether articles count it among the air-purifying plants"),
		form: plantForm.meta({ "x-drawing": true }),
		saidBy,
		alsoSaidBy: alsoSaidBy.optional(),
		sources: z.array(source()).min(1).describe("Works that its texts rest on besides").optional(),
		figures: figures.optional().describe("Other numbers that the texts name in braces"),
		offers: offers.optional().describe("Things that the texts of its page say where to buy; texts link to them by #offer-NAME"),
	})
	.refine(({ sheet, offers }) => sheet !== undefined || offers === undefined, problem("shape.offersNoSheet"))
	.refine(({ sheet, published }) => sheet === undefined || published !== undefined, problem("shape.noPublished"))
	.refine(({ coldLimit, temperature }) => coldLimit <= temperature.max, {
		path: ["coldLimit"],
		...problem("shape.coldLimit"),
	})
	.refine(changedAfterwards, changedBefore)
	.superRefine(({ light: { level, lux } }, context) => {
		// A level that does not exist is found when all of the content is known; a new plant begins at 0 lux, until its author fills them in.
		if (!Object.hasOwn(bandLux, level) || suits(lux, level) || lux.min === 0) return;
		const { error, params } = problem("shape.lightLevel", { least: bandLux[level].min, most: bandLux[level].max });
		context.addIssue({ code: "custom", path: ["light", "level"], message: error, params });
	});

const search = {
	metaTitle: metaTitle().optional(),
	metaDescription: text("Description for search engines", constants.metaDescriptionMax),
	keywords: ownList("Keywords", "A keyword", 3),
	socialTitle: text("Title when the page is shared", 90),
	socialDescription: text("Description when the page is shared", 200),
};

const guideSheet = z.strictObject({
	title: text("Heading of the page", 90),
	...search,
	intro: prose("Two or three paragraphs of introduction"),
	history: prose("Short history"),
	benefits: titledList("What it brings"),
	care: z
		.strictObject({
			light: prose("Light"),
			water: prose("Watering"),
			temperature: prose("Temperature"),
			humidity: prose("Humidity"),
			soil: prose("Soil"),
			fertilizer: prose("Fertilizer"),
		})
		.describe("Care, a card each"),
	propagation: z.array(prose("A step or a way")).min(2).describe("Propagation, in order"),
	mistakes: prose("Common mistakes"),
	decor: prose("A tip for the room"),
	varieties: titledList("Varieties").optional(),
	harvest: titledList("Harvest, in order").optional(),
});

const care = (badge: string) =>
	z
		.strictObject({ title: text("Title of the card", 60), description: prose("What to do"), badge: text(badge, 40) })
		.describe("A card of the care");

const profileSheet = z.strictObject({
	title: text("Heading of the page", 90),
	...search,
	subtitle: text("Line under the heading", 160),
	description: prose("Two or three paragraphs about the plant"),
	care: z
		.strictObject({
			light: care("Level, in a word or two"),
			water: care("Frequency, in a word or two"),
			humidity: care("Range, as a placeholder"),
			temperature: care("Range, as a placeholder"),
		})
		.describe("Care, a card each"),
	propagation: z
		.strictObject({ method: text("Name of the way", 80), steps: z.array(prose("A step")).min(2).describe("Steps, in order") })
		.describe("Propagation"),
	issues: z
		.array(z.strictObject({ problem: text("What one sees", 120), solution: prose("What to do") }))
		.min(3)
		.describe("Common problems"),
	tips: z.array(prose("A tip")).min(3).describe("Tips"),
	tabs: z
		.strictObject({
			light: prose("Tab Light"),
			water: prose("Tab Watering"),
			soil: prose("Tab Substrate"),
			repotting: prose("Tab Repotting"),
		})
		.optional()
		.describe("The same care in depth, in tabs"),
	checklist: z.array(prose("A line")).min(3).optional().describe("Quick checklist of the sidebar"),
	faq: faqItems.optional(),
});

const cardCare = z.strictObject({
	light: text("Light, in two sentences"),
	water: text("Watering, in two sentences"),
	propagation: z.array(text("A step")).min(2).describe("Propagation, in order"),
	problems: z
		.array(z.strictObject({ problem: text("What one sees", 120), cause: prose("Why, and what to do") }))
		.min(3)
		.describe("Common problems"),
	harvest: text("Harvest, in two sentences; for a plant to eat").optional(),
});

/** `plants/<slug>/<lang>.yaml`. */
export const plantText = z.strictObject({
	name: text("Common name", 60),
	otherNames: ownList("Other common names in this language", "A name").optional(),
	origin: text("Where it grows wild", 120),
	description: text("One or two sentences for the catalogue", 320),
	soil: text("Soil, in a sentence", 240),
	fertilizer: text("Fertilizer, in a sentence", 240),
	propagation: text("Propagation, in a sentence", 240),
	toxicitySigns: text("Which parts are toxic, and signs of poisoning, when it is toxic", 480).optional(),
	imageAlt: alt("What the picture shows, for those who cannot see it"),
	care: cardCare.optional().describe("Care on the card, for a plant without a page of its own"),
	guide: guideSheet.optional().describe("The page, when facts say «sheet: guide»"),
	profile: profileSheet.optional().describe("The page, when facts say «sheet: profile»"),
	translated: translated(),
});

export type PlantFacts = z.infer<typeof plantFacts>;
export type PlantText = z.infer<typeof plantText>;
