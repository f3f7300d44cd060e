import { z } from "zod";
import { text } from "../fields.ts";
import { constants } from "../spec/constants.ts";

/** Looks that a page may take. */
export const pageTemplates = ["plain", "home", "article-list", "plant-list", "site-map", "not-found"] as const;

/** `pages/<slug>/facts.yaml`. */
export const pageFacts = z.strictObject({
	template: z.enum(pageTemplates).describe("Look of the page"),
});

/** Front matter of a page in one language; the body is Markdown. */
export const pageText = z.strictObject({
	title: text("Heading of the page", 110),
	metaTitle: text("Title for search engines, without the site's name", constants.metaTitleMax).optional(),
	metaDescription: text("Description for search engines", constants.metaDescriptionMax),
});

export type PageFacts = z.infer<typeof pageFacts>;
export type PageText = z.infer<typeof pageText>;
