import * as z from "zod";
import { perLanguage } from "../shared/languages.ts";
import { text, textPerLanguage } from "./fields.ts";

/** What is done on another day in each climate, in the order of the year: also the names of its columns. */
export const moves = ["sow", "tomatoes", "out", "in"] as const;

/** A time of the year to about ten days, as an average year has it. */
const time = z.strictObject({
	month: z.number().int().min(1).max(12).describe("Month; January is 1"),
	part: z.enum(["early", "mid", "late"]).describe("Which third of the month"),
});

function perMove<Field extends z.ZodType>(field: (description: string) => Field) {
	return z.strictObject({
		sow: field("First sowing outdoors"),
		tomatoes: field("Tomatoes, basil and what else dies of frost go outdoors"),
		out: field("Houseplants go outdoors"),
		in: field("Houseplants come in"),
	} satisfies Record<(typeof moves)[number], Field>);
}

const climate = z.strictObject({
	name: text("The regions that have it", 80),
	times: perMove((description) => time.describe(description)).describe("When each thing is done there"),
});

/** `content/calendar.yaml`: what is done when, in the northern hemisphere. */
export const calendar = z.strictObject({
	moves: perMove((description) =>
		z
			.strictObject({
				title: textPerLanguage("Title of its column", 40),
				task: textPerLanguage("What to do, in a sentence that begins in lower case where the language allows it", 120),
			})
			.describe(description),
	).describe("What is done at another time in each climate"),
	climates: z
		.strictObject(perLanguage(() => z.array(climate).min(1).describe("Climates for its readers, the warmest first")))
		.describe("Climates of the country that each language is written for"),
	months: z
		.array(z.array(textPerLanguage("What to do, in a sentence", 120)).min(1).max(4).describe("Tasks of a month in every climate"))
		.length(12)
		.describe("The months, January first"),
});

export type Calendar = z.infer<typeof calendar>;
