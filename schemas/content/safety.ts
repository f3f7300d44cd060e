import * as z from "zod";
import { langs } from "../shared/languages.ts";
import { day, safetySource, textPerLanguage } from "./fields.ts";
import { problem } from "./messages/problem.ts";

const checked = () => day("Day on which an editor read this at its source");

/** A statement that applies everywhere, with its source. */
const point = z.strictObject({
	title: textPerLanguage("Two or three words that it begins with", 60),
	text: textPerLanguage("The statement, in a sentence or a few", 700),
	source: safetySource("Source; key of content/sources.yaml, pousse for what is common craft"),
});

const topic = z.strictObject({
	title: textPerLanguage("What the block is about, in bold at its top", 90),
	points: z.array(point).min(1).describe("What holds in every country"),
	elsewhere: z
		.strictObject({ title: textPerLanguage("Name of the last part", 60), text: textPerLanguage("What to do there", 600) })
		.describe("For readers in a country that is not listed"),
	unknown: textPerLanguage("What stands where nothing certain is known of a country", 400),
});

/** The rules of a country, with their source. */
const rule = z.strictObject({
	text: textPerLanguage("What is required or usual there, in a sentence or two", 600),
	source: safetySource(),
	checked: checked().optional(),
});

/** A phone number. Its source must contain the number, not only the name, and an editor has read it there. */
const phoneNumber = z.strictObject({
	number: z
		.string()
		.regex(/^\+?\d[\d ]{1,18}$/, problem("shape.phone"))
		.describe("As one dials it in that country, in quotation marks"),
	name: textPerLanguage("Who answers, for whom, and when", 200),
	source: safetySource(),
	checked: checked(),
});

const country = z.strictObject({
	name: textPerLanguage("Name of the country", 60),
	languages: z
		.array(z.enum(langs))
		.describe("Languages whose readers see this country first; the first one that names a language is open"),
	numbers: z.array(phoneNumber).min(1).describe("Whom to call, the most urgent first"),
	electricity: rule.optional().describe("Electricity beside water; leave out what is not certain"),
	balcony: rule.optional().describe("What a balcony is designed to carry; leave out what is not certain"),
	pesticides: rule.optional().describe("Products against pests for private persons; leave out what is not certain"),
});

/** `content/safety.yaml`: emergency numbers and safety rules, by country. */
export const safety = z.strictObject({
	topics: z
		.strictObject({
			emergency: topic.describe("Whom to call after a poisoning"),
			electricity: topic.describe("Electricity beside water"),
			balcony: topic.describe("What a balcony may carry"),
			pesticides: topic.describe("What may be used against pests at home"),
		})
		.describe("What each block says besides its countries"),
	countries: z.array(country).min(1).describe("Countries in the order in which they stand"),
});

export type Safety = z.infer<typeof safety>;
