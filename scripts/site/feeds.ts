import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { escapeMarkup } from "#schemas/shared/escape-markup.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { feedPath, jsonFeedPath, pinPath } from "#schemas/shared/url.ts";
import { writeHtml } from "../content/markdown/write-html.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { Artifact, FeedPlan, PlannedPage, SitePlan } from "../types/site.ts";
import { known } from "./language-tools.ts";
import type { Locale } from "./localize.ts";
import { absoluteIn } from "./page-markdown.ts";
import { textOfPage } from "./page-text.ts";

/** Number of the newest articles and guides in a feed, with their full text. */
const itemsPerFeed = 20;

/** An article or a guide: days as `2025-01-31`, its text as HTML with absolute addresses. */
type Item = {
	url: string;
	title: string;
	description: string;
	published: string;
	updated: string;
	html: string;
	image: string | null;
};

/** The contents of each language's feed. */
export function planFeeds(pages: readonly PlannedPage[], { config, strings }: Site, locales: Record<Lang, Locale>): FeedPlan[] {
	return langs.map((lang) => ({
		lang,
		site: {
			name: config.name,
			url: config.url,
			author: locales[lang].view.site.author,
			description: strings[lang]["hero.subtitle"] ?? config.name,
		},
		items: newestIn(lang, pages).map(({ path, changed }) => ({ path, lang, changed })),
	}));
}

/** The feeds of a language, newest first: `<lang>/rss.xml` (RSS 2.0) and `<lang>/feed.json` (JSON Feed 1.1). */
export function writeFeeds(plan: FeedPlan, dataOf: (page: FeedPlan["items"][number]) => ScreenPage): Artifact[] {
	const items = plan.items.map((page) => readItem(dataOf(page), page.changed, plan.site.url));
	return [rssFeed(plan, items), jsonFeed(plan, items)];
}

/** The feeds of all languages, each page's data computed for them. A build, which has these already, writes feed by feed. */
export function feedsOf({ pages, feedPlans }: Pick<SitePlan, "pages" | "feedPlans">): Artifact[] {
	const byAddress = new Map(pages.map((page) => [`${page.lang}${page.path}`, page]));
	return feedPlans().flatMap((plan) => writeFeeds(plan, ({ path, lang }) => known(byAddress.get(`${lang}${path}`), path).data()));
}

/** Reads only the date of most pages; their other data is computed only for those in the feed. */
function newestIn(lang: Lang, pages: readonly PlannedPage[]): PlannedPage[] {
	return pages
		.filter((page) => page.lang === lang)
		.flatMap((page) => {
			const published = findKindByName(page.entry.kind).page.published(page.entry.facts);
			return published === null ? [] : [{ page, key: `${published} ${page.path}` }];
		})
		.sort((a, b) => byText(b.key, a.key))
		.slice(0, itemsPerFeed)
		.map(({ page }) => page);
}

function readItem(data: ScreenPage, changed: string | null, baseUrl: string): Item {
	const { path, lang, title, meta } = data;
	const published = meta.published ?? "";
	return {
		url: baseUrl + pinPath(path, lang),
		title,
		description: meta.description,
		published,
		updated: changed ?? published,
		html: writeHtml(textOfPage(data), absoluteIn(data, baseUrl)),
		image: meta.image && baseUrl + meta.image.src,
	};
}

function rssFeed({ lang, site }: FeedPlan, items: readonly Item[]): Artifact {
	const channel = [
		element("title", site.name),
		element("link", site.url + pinPath("/", lang)),
		element("description", site.description),
		element("language", lang),
		`<atom:link href="${escapeMarkup(site.url + feedPath(lang))}" rel="self" type="application/rss+xml"/>`,
		...items.map(rssItem),
	];
	const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
	const contents = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>\n${channel.join("\n")}\n</channel></rss>\n`;
	return { destination: "dist", file: feedPath(lang).slice(1), contents };
}

function rssItem({ url, title, description, published, html }: Item): string {
	const fields = [
		element("title", title),
		element("link", url),
		element("guid", url),
		element("pubDate", new Date(`${published}T00:00:00Z`).toUTCString()),
		element("description", description),
		element("content:encoded", html),
	];
	return `<item>${fields.join("")}</item>`;
}

function jsonFeed({ lang, site }: FeedPlan, items: readonly Item[]): Artifact {
	const feed = {
		version: "https://jsonfeed.org/version/1.1",
		title: site.name,
		home_page_url: site.url + pinPath("/", lang),
		feed_url: site.url + jsonFeedPath(lang),
		description: site.description,
		language: lang,
		authors: [{ name: site.author, url: site.url + pinPath("/", lang) }],
		items: items.map(({ url, title, description, published, updated, html, image }) => ({
			id: url,
			url,
			title,
			summary: description,
			content_html: html,
			...(image === null ? {} : { image }),
			date_published: `${published}T00:00:00Z`,
			date_modified: `${updated}T00:00:00Z`,
		})),
	};
	return { destination: "dist", file: jsonFeedPath(lang).slice(1), contents: `${JSON.stringify(feed, null, "\t")}\n` };
}

function element(name: string, text: string): string {
	return `<${name}>${escapeMarkup(text)}</${name}>`;
}
