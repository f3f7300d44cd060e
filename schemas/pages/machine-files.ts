import * as z from "zod";
import { langs } from "../shared/languages.ts";

/*
 * Files that the site publishes for programs, besides the open data (`content/plant/open-data.ts`): the fields that this site writes, no
 * others. A build validates what it has written against these.
 */

/** `routes.json`: every route with its type, languages, titles and last change. */
export const routeList = z
	.array(
		z.strictObject({
			path: z.string().regex(/^\//).describe("Address without a language; the language is put before it"),
			type: z.string().describe("Kind of the entry"),
			langs: z.array(z.enum(langs)).min(1).describe("Languages that the page exists in"),
			titles: z.record(z.string(), z.string()).describe("Its title in each of these languages"),
			changed: z.iso.date().nullable().describe("Day of its last change"),
		}),
	)
	.describe("Pages of the site");

/** `<lang>/feed.json` (JSON Feed 1.1, jsonfeed.org/version/1.1). */
export const jsonFeed = z.strictObject({
	version: z.literal("https://jsonfeed.org/version/1.1"),
	title: z.string(),
	home_page_url: z.url(),
	feed_url: z.url(),
	description: z.string(),
	language: z.enum(langs),
	authors: z.array(z.strictObject({ name: z.string(), url: z.url() })),
	items: z.array(
		z.strictObject({
			id: z.url(),
			url: z.url(),
			title: z.string(),
			summary: z.string(),
			content_html: z.string(),
			image: z.url().optional(),
			date_published: z.iso.datetime(),
			date_modified: z.iso.datetime(),
		}),
	),
});

const path = z.string().regex(/^\//);

/** `manifest.webmanifest` (W3C, Web Application Manifest). */
export const webManifest = z.strictObject({
	id: path,
	name: z.string().min(1),
	short_name: z.string().min(1),
	description: z.string().min(1),
	lang: z.enum(langs),
	dir: z.enum(["ltr", "rtl", "auto"]),
	start_url: path,
	scope: path,
	display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]),
	theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
	background_color: z.string().regex(/^#[0-9a-f]{6}$/),
	categories: z.array(z.string()),
	icons: z
		.array(
			z.strictObject({
				src: path,
				sizes: z.string().regex(/^\d+x\d+$/),
				type: z.literal("image/png"),
				purpose: z.enum(["any", "maskable", "monochrome"]),
			}),
		)
		.min(1),
	shortcuts: z.array(z.strictObject({ name: z.string().min(1), url: path })),
});
