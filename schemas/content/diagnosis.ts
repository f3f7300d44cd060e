import * as z from "zod";
import type { signQuestions } from "../shared/diagnosis.ts";
import { detailParts } from "./detail.ts";
import { entrySlug, source, text, textPerLanguage } from "./fields.ts";
import { problem } from "./messages/problem.ts";

const drawing = z
	.strictObject({
		part: z.enum(detailParts).describe("Which drawing"),
		plant: entrySlug("plant", "Plant that it shows"),
	})
	.describe("A drawing of the sign");

const signs = z
	.record(
		z.string().regex(/^[a-z][a-z0-9-]*$/, problem("shape.key")),
		z.strictObject({
			label: textPerLanguage("The sign in a few words, as the picker shows it", 60),
			drawing: drawing.optional(),
		}),
	)
	.describe("Signs, by the names that stand in addresses");

function perQuestion<Field extends z.ZodType>(field: Field) {
	return z.strictObject({ where: field, how: field, soil: field } satisfies Record<(typeof signQuestions)[number], Field>);
}

const cause = z.strictObject({
	section: text(
		"Section of the guide about it, by the address of its heading in French; its heading is the name of the cause",
		80,
	),
	signs: perQuestion(z.array(z.string().min(1)).min(1).optional().describe("Signs that it fits, by their names above")).describe(
		"What one sees and feels when it is this cause; it is ruled out by another how, and by another soil where it names one",
	),
	plants: z
		.array(entrySlug("plant", "Plant that it strikes more than others"))
		.optional()
		.describe("Plants that are prone to it"),
	act: textPerLanguage("What to do first, in a sentence or two", 260),
	look: textPerLanguage("What to look at to tell it from other causes", 260),
	sources: z.array(source()).min(1).describe("What act and look rest on; pousse where it is our own advice"),
});

/** `content/diagnosis.yaml`: signs of a sick plant, and the causes that they lead to. */
export const diagnosis = z.strictObject({
	guide: entrySlug("guide", "Guide that tells more about each cause"),
	signs: perQuestion(signs).describe("What visitors can choose, by question: where, how, and how the soil feels"),
	causes: z.array(cause).min(1).describe("The causes; of two that fit equally well, the first one is named first"),
});

export type Diagnosis = z.infer<typeof diagnosis>;
