import * as z from "zod";
import { langs } from "../shared/languages.ts";

/*
 * Structured data of pages for search engines, in schema.org terms: the types and fields that this site uses, no others. Required
 * fields are those that Google requires (developers.google.com/search/docs/appearance/structured-data). Finished pages are validated
 * against the JSON Schema of these shapes.
 */

const words = z.string().regex(/\S/);
const address = z.url().regex(/^https?:/);
const day = z.string().meta({ format: "date" });
const position = z.int().min(1);

const organization = z.strictObject({
	"@type": z.literal("Organization"),
	name: words,
	url: address,
	logo: address.optional(),
	sameAs: z.array(address).min(1).optional(),
});

/** A picture with its author and licence; one that only this site may show has no address of terms. */
const imageObject = z.strictObject({
	"@type": z.literal("ImageObject"),
	contentUrl: address,
	creditText: words,
	copyrightNotice: words,
	creator: z.strictObject({ "@type": z.enum(["Organization", "Person"]), name: words }),
	license: address.optional(),
});

const website = z.strictObject({
	"@type": z.literal("WebSite"),
	name: words,
	url: address,
	inLanguage: z.enum(langs),
	publisher: organization,
	potentialAction: z.strictObject({
		"@type": z.literal("SearchAction"),
		target: z.strictObject({
			"@type": z.literal("EntryPoint"),
			urlTemplate: z.string().regex(/^https?:\/\/.*\{search_term_string\}$/),
		}),
		"query-input": z.literal("required name=search_term_string"),
	}),
});

const trail = z.strictObject({
	"@type": z.literal("BreadcrumbList"),
	itemListElement: z.array(z.strictObject({ "@type": z.literal("ListItem"), position, name: words, item: address })).min(2),
});

const list = z.strictObject({
	"@type": z.literal("ItemList"),
	name: words,
	numberOfItems: z.int().min(1),
	itemListElement: z.array(z.strictObject({ "@type": z.literal("ListItem"), position, name: words, url: address })).min(1),
});

const article = z.strictObject({
	"@type": z.literal("Article"),
	headline: words.max(110),
	image: imageObject,
	author: organization,
	publisher: organization,
	datePublished: day,
	dateModified: day,
});

const questions = z.strictObject({
	"@type": z.literal("FAQPage"),
	mainEntity: z
		.array(
			z.strictObject({
				"@type": z.literal("Question"),
				name: words,
				acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: words }),
			}),
		)
		.min(1),
});

/** The keyword lets a validator name the fields of the one type that a thing has, not those of all types. */
const things = z
	.discriminatedUnion("@type", [website, trail, list, article, questions])
	.meta({ type: "object", discriminator: { propertyName: "@type" } });

/** The JSON-LD block of a page. */
export const structuredData = z.strictObject({
	"@context": z.literal("https://schema.org"),
	"@graph": z.array(things).min(1),
});

export type StructuredData = z.infer<typeof structuredData>;
export type StructuredThing = StructuredData["@graph"][number];
export type Thing<Type extends StructuredThing["@type"]> = Extract<StructuredThing, { "@type": Type }>;
export type ImageObject = z.infer<typeof imageObject>;
export type Organization = z.infer<typeof organization>;
