import { type Lang, langs } from "#schemas/spec/languages.ts";
import { feedPath, pinPath } from "#schemas/spec/url.ts";
import type { Site } from "../types/content.ts";
import type { Artifact, EmittedPage } from "../types/site.ts";
import type { Locale } from "./localize.ts";
import { escapeXml } from "./xml.ts";

/** `<lang>/rss.xml`: articles and guides, newest first (RSS 2.0; `atom:link` names the feed itself). */
export function rssFeeds(pages: readonly EmittedPage[], { config, strings }: Site, locales: Record<Lang, Locale>): Artifact[] {
	return langs.map((lang) => {
		const items = pages
			.filter((page) => page.lang === lang)
			.flatMap(({ entry }) => {
				const { type, published, path, title, description } = locales[lang].summary(entry);
				return published && (type === "article" || type === "guide") ? [{ path, title, description, day: published.iso }] : [];
			})
			.sort((a, b) => (key(a) < key(b) ? 1 : -1))
			.map((each) => item(each, lang, config.url));
		const channel = [
			element("title", config.name),
			element("link", config.url + pinPath("/", lang)),
			element("description", strings[lang]["hero.subtitle"] ?? config.name),
			element("language", lang),
			`<atom:link href="${escapeXml(config.url + feedPath(lang))}" rel="self" type="application/rss+xml"/>`,
			...items,
		];
		return { place: "dist", file: feedPath(lang).slice(1), contents: document(channel) };
	});
}

type Item = { path: string; title: string; description: string; day: string };

function item({ path, title, description, day }: Item, lang: Lang, baseUrl: string): string {
	const link = baseUrl + pinPath(path, lang);
	const published = new Date(`${day}T00:00:00Z`).toUTCString();
	return `<item>${[element("title", title), element("link", link), element("guid", link), element("pubDate", published), element("description", description)].join("")}</item>`;
}

function key({ day, path }: Item): string {
	return `${day} ${path}`;
}

function element(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>`;
}

function document(channel: string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join("\n")}\n</channel></rss>\n`;
}
