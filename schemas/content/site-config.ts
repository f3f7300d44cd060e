import * as z from "zod";
import { programLangs } from "../shared/program-langs.ts";
import { decodeLetters } from "../shared/url.ts";
import { affiliateConfig } from "./affiliate/site-config.ts";
import { address, saysItsHost, text, textPerLanguage, titledAddress, uiKey, webAddress } from "./fields.ts";
import { problem } from "./messages/problem.ts";
import { newsletterConfig } from "./newsletter/site-config.ts";

/** `content/site.yaml`: the configuration of the site. Renaming the site is one edit here. */
export const siteConfig = z.strictObject({
	name: text("Name of the site, which stands in the title of every page", 24),
	url: z
		.url({ ...problem("shape.siteAddress"), abort: true })
		.regex(/^https?:\/\/[^\s/?#]+$/, problem("shape.siteAddress"))
		.check(saysItsHost)
		.describe("Address under which the site is published, without a slash at the end"),
	author: text("Name that articles are signed with", 80),
	authors: textPerLanguage("The same in each language, where it is no proper name", 80).optional(),
	email: z.email(problem("shape.email")).describe("Address for readers"),
	repository: webAddress("Repository of the content, for «edit this page»").optional(),
	social: z
		.array(
			z.strictObject({
				name: text("Name of the network", 40),
				url: webAddress("Our page there"),
			}),
		)
		.describe("Our pages elsewhere, shown in the footer"),
	reports: webAddress("Where browsers send what the pages' security policy stopped; without it they send nothing").optional(),
	hstsPreload: z
		.boolean()
		.optional()
		.describe("Whether browsers may list the host as reachable by HTTPS alone, with all hosts below it; hard to take back"),
	newsletter: newsletterConfig.describe("The newsletter"),
	affiliate: affiliateConfig.describe("Links that earn money"),
	editorLang: z
		.enum(programLangs)
		.optional()
		.describe("Language of what editors show beside the fields of these files; English without it"),
});

export type SiteConfig = z.infer<typeof siteConfig>;

const menuItem = z.strictObject({
	to: titledAddress("Address on this site"),
	label: uiKey("Key of content/ui; without it the title of the page is the label").optional(),
});

/** `content/navigation.yaml`: menus as lists of addresses. */
export const navigation = z.strictObject({
	header: z.array(menuItem).min(1).describe("Links of the header, and the main pages of the site map"),
	guides: z.array(menuItem).describe("Sub-menu of the guides"),
	discover: z.array(menuItem).describe("First column of the footer"),
	resources: z.array(menuItem).describe("Second column of the footer"),
});

export type Navigation = z.infer<typeof navigation>;
export type MenuItem = z.infer<typeof menuItem>;

/** `content/redirects.yaml`. */
export const redirects = z.array(
	z.strictObject({
		// Which addresses can be redirected, a rule says, so that all that cannot are found in one run; the length is that which all
		// browsers and servers take. Neither a final slash nor the way in which a letter is written makes a difference.
		from: text("Address that no page has", 2000).overwrite((path) => decodeLetters(path).replace(/(?<=.)\/+$/, "")),
		to: address("Where it leads"),
		reason: text("Why it is here", 200),
	}),
);

export type Redirect = z.infer<typeof redirects>[number];

/**
 * Who publishes a source: a public body or poison centre; a university, research institute or botanical garden; a learned,
 * professional or consumers' society; a newspaper, broadcaster, blog or open encyclopaedia; a shop, maker or firm.
 */
export const sourceKinds = ["authority", "university", "society", "press", "trade"] as const;

/** `content/sources.yaml`: sources of facts, by key. */
export const sources = z.record(
	z.string().regex(/^[a-z0-9-]+$/, problem("shape.key")),
	z
		.strictObject({
			title: text("Title, with the publisher", 200),
			titles: textPerLanguage("Title in each language, for anything unpublished", 200).optional(),
			url: webAddress("Where it can be read").optional(),
			urlForPlant: webAddress("Where it can be read about a plant, whose botanical name is appended").optional(),
			kind: z.enum(sourceKinds).optional().describe("Who publishes it; required with an address"),
			locale: z
				.string()
				.regex(/^[a-z]{2}-[A-Z]{2}$/, problem("shape.locale"))
				.optional()
				.describe("Its language and the country of its publisher, such as de-CH; required with an address"),
			page: address("Page of this site that tells more, for what is our own").optional(),
		})
		.refine((source) => source.kind !== undefined || !isPublished(source), problem("shape.noSourceKind"))
		.refine((source) => source.locale !== undefined || !isPublished(source), problem("shape.noSourceLocale")),
);

export type Source = z.infer<typeof sources>[string];

function isPublished({ url, urlForPlant }: { url?: string | undefined; urlForPlant?: string | undefined }): boolean {
	return (url ?? urlForPlant) !== undefined;
}

/** One file of `content/terms`: ids with their labels in every language, in order of rank. */
export const vocabulary = z.record(
	z.string().regex(/^[a-z][a-z0-9-]*$/, problem("shape.key")),
	textPerLanguage("Label, or a few sentences", 280),
);
