import * as z from "zod";
import { constants } from "../../shared/constants.ts";
import { type PageTemplate, type TemplateName, templateTraits, traitsOf } from "../../shared/template-traits.ts";
import { installSteps } from "../application/platforms.ts";
import { address, alt, day, entrySlug, metaTitle, source, text, translated } from "../fields.ts";
import { figures } from "../figures.ts";
import { problem } from "../messages/problem.ts";
import { scene } from "../scene.ts";

const pageTemplates = (Object.keys(templateTraits) as TemplateName[]).filter(
	(name): name is PageTemplate => !traitsOf(name).ofEntries,
);

/** `pages/<slug>/facts.yaml`. */
export const pageFacts = z
	.strictObject({
		template: z.enum(pageTemplates).describe("Look of the page"),
		updated: day("Day of the last real change; lists change with what they list as well").meta({ "x-start": true }).optional(),
		scene: scene
			.meta({ description: "What its picture is composed from; without one, social networks show that of the home page" })
			.optional(),
		entrances: z
			.array(
				z.strictObject({
					id: z
						.enum(["window", "cats", "hardy", "food", "sick"])
						.describe("Which wish; its words are features.<id> of the interface"),
					to: address("Where it leads"),
					plant: entrySlug("plant", "Plant that stands for it"),
				}),
			)
			.optional()
			.describe("Entrances of the home page, by what visitors wish for"),
		plants: z
			.array(entrySlug("plant", "Plant that it shows"))
			.optional()
			.describe("Plants that the search shows before a query, and the page of the visitor’s plants while it has none"),
		glossary: z
			.literal(true)
			.optional()
			.describe("On the page of the glossary alone: the terms of content/glossary follow its text"),
		found: z
			.literal(true)
			.optional()
			.describe("Whether the search and the site map name it, as they do pages that do something for visitors"),
		sources: z.array(source()).optional().describe("Where the finder's table of light is taken from"),
		figures: figures.optional().describe("Numbers that the texts name in braces"),
	})
	.refine(({ template, scene }) => template !== "home" || scene !== undefined, problem("shape.noHomePicture"))
	.refine(({ template, updated }) => !traitsOf(template).datedByHand || updated !== undefined, problem("shape.noUpdated"));

/** Front matter of a page in one language; the body is Markdown. */
export const pageText = z.strictObject({
	title: text("Heading of the page", 110),
	metaTitle: metaTitle().optional(),
	metaDescription: text("Description for search engines", constants.metaDescriptionMax),
	imageAlt: alt("What the scene shows, for those who cannot see it; when the facts have one").optional(),
	platforms: installSteps.optional().describe("How to install the app, when facts say «template: application»"),
	translated: translated(),
});

export type PageFacts = z.infer<typeof pageFacts>;
export type PageText = z.infer<typeof pageText>;
