import * as z from "zod";
import { constants } from "../shared/constants.ts";
import { offers } from "./affiliate/offers.ts";
import {
	address,
	alt,
	changedAfterwards,
	changedBefore,
	day,
	entrySlug,
	image,
	metaTitle,
	prose,
	recommendedAddress,
	source,
	text,
	translated,
} from "./fields.ts";
import { figures } from "./figures.ts";
import { problem } from "./messages/problem.ts";
import { scene } from "./scene.ts";

const scores = z.strictObject({
	ease: z.number().int().min(0).max(2).describe("Stars for how easy it is"),
	foliage: z.number().int().min(0).max(2).describe("Stars for its foliage"),
	safety: z.number().int().min(0).max(1).describe("A star for being non-toxic to cats and dogs"),
});

/** `facts.yaml` of an article or a guide. */
export const longReadFacts = z
	.strictObject({
		published: day("Day it was published"),
		updated: day("Day of the last real change").optional(),
		readingMinutes: z
			.number()
			.int()
			.min(1)
			.optional()
			.describe("Minutes of reading shown at the top, which the check compares with the text; leave out to have them counted"),
		scene: scene.meta({ "x-start": true, description: "What its picture is composed from" }).optional(),
		image: image("Photo to show instead of a scene; file in content/images").optional(),
		ranking: z
			.array(
				z
					.strictObject({
						plant: entrySlug("plant", "Plant of the catalogue"),
						stars: z.number().int().min(1).max(5).describe("Our stars, 1 to 5; the text says that they are editorial"),
						scores: scores.optional().describe("What the stars are made of"),
					})
					.refine(
						({ stars, scores }) => !scores || scores.ease + scores.foliage + scores.safety === stars,
						problem("shape.scores"),
					),
			)
			.optional()
			.describe("Plants in order of rank; the texts describe them in the same order"),
		recommended: z
			.array(recommendedAddress("Address of an article or a guide"))
			.max(3)
			.optional()
			.describe("Fixed recommendations at the end"),
		figures: figures.optional().describe("Numbers that the texts name in braces"),
		offers: offers.optional().describe("Things that the texts say where to buy; texts link to them by #offer-NAME"),
		sources: z
			.array(source())
			.min(1)
			.meta({
				"x-start": true,
				description: "Works that the texts rest on, besides those of the figures; texts link to them by #source-KEY",
			})
			.optional(),
	})
	.refine(({ scene, image }) => scene !== undefined || image !== undefined, problem("shape.noPicture"))
	.refine(changedAfterwards, changedBefore);

/** Front matter of an article or a guide in one language. The body is Markdown: an introduction, then sections from `##`. */
export const longReadText = z.strictObject({
	badge: text("Word or two above the title", 40),
	title: text("Title of the page", 110),
	metaTitle: metaTitle(),
	metaDescription: text("Description for search engines", constants.metaDescriptionMax),
	subtitle: text("Line under the title", 200),
	imageAlt: alt("What the picture shows, for those who cannot see it"),
	introTitle: text("Heading of the introduction card", 90),
	ranking: z
		.strictObject({
			title: text("Heading of the ranking", 90),
			items: z
				.array(
					z.strictObject({
						benefits: prose("What speaks for it"),
						care: prose("Care in a sentence or two"),
						placement: prose("Where it stands best"),
					}),
				)
				.min(1)
				.describe("One item for each plant that the facts rank, in that order"),
		})
		.optional()
		.describe("Ranking, when the facts have one"),
	conclusion: z
		.strictObject({
			title: text("Heading of the last card", 90),
			text: prose("A paragraph or two"),
			cta: z.strictObject({ label: text("Words of the button", 60), to: address("Where it leads") }).describe("Call to action"),
		})
		.optional()
		.describe("Conclusion with a call to action"),
	translated: translated(),
});

export type LongReadFacts = z.infer<typeof longReadFacts>;
export type LongReadText = z.infer<typeof longReadText>;
