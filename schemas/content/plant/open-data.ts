import * as z from "zod";
import { contentLicence } from "../../shared/content-licence.ts";
import { perLanguage } from "../../shared/languages.ts";
import { windowSides } from "../../shared/window-light.ts";
import { plantFacts } from "./schema.ts";

/** Version of the data format: the major number changes when programs that read the data must change. */
export const openDataVersion = "2.0.0";

const { shape } = plantFacts;
const names = z.strictObject(perLanguage(() => z.string()));

/** A plant without its texts: figures in the units named in their fields, terms as ids. */
const openPlant = z.strictObject({
	slug: z.string().describe("Name that does not change"),
	url: z.url().describe("Its page, or its place in the catalogue, in French"),
	names: names.describe("Common name in each language"),
	latin: shape.latin,
	authority: shape.authority,
	family: shape.family,
	category: shape.category,
	difficulty: shape.difficulty,
	light: shape.light.extend({
		windows: z
			.array(z.strictObject({ side: z.enum(windowSides), min: z.number(), max: z.number() }))
			.describe("Windows that suit it, northern hemisphere, each with the distance from the glass in metres"),
	}),
	water: shape.water,
	humidity: shape.humidity,
	temperature: shape.temperature,
	coldLimit: shape.coldLimit,
	hardiness: shape.hardiness,
	size: shape.size,
	toxicity: shape.toxicity,
	saidBy: shape.saidBy,
	sources: z.array(z.string()).min(1).describe("All works that it names"),
});

/** `data/plants.json`. */
export const openPlants = z
	.strictObject({
		$schema: z.url(),
		title: z.string(),
		version: z.literal(openDataVersion).describe("Version of the shape of these data"),
		modified: z.iso.date().nullable().describe("Day of the last change of a plant"),
		licence: z.literal(contentLicence.id),
		licenceUrl: z.literal(contentLicence.url),
		attribution: z.string().describe("Whom to name"),
		url: z.url().describe("Where these data stand"),
		sources: z
			.record(z.string(), z.strictObject({ title: z.string(), url: z.url().optional() }))
			.describe("Works that plants name by their key"),
		plants: z.array(openPlant),
	})
	.describe("Facts of the plants of the catalogue");

export type OpenPlant = z.infer<typeof openPlant>;
export type OpenPlants = z.infer<typeof openPlants>;
