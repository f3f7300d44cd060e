import { plural } from "./plural.ts";

/** Strings of the site search and its results page. */
export const searchStrings = {
	"search.label": "Name of the site search, and what its empty field shows",
	"search.clear": "Button that empties the field of the search",
	"search.suggestions": "Name of the list of hits, for screen readers",
	"search.count": plural("What screen readers hear when there are hits; {{count}} is their number"),
	"search.all": plural("Link below the suggestions to all results; {{count}} is their number"),
	"search.query": "Name of the field on the page of results",
	"search.results": plural("What the page of results says above them; {{query}} is what was looked for, {{count}} their number"),
	"search.more": "Button on the page of results of a large site that shows further ones",
	"search.slash": "Switch on the page of results: whether the key «/» leads to the field of the search",
	"search.none": "What the search says when nothing matches; {{query}} is what was typed",
	"search.near": "Heading of the hits that are spelled like what was typed",
	"search.elsewhere": "Heading of the links that are offered where nothing matches, and nothing is spelled alike",
	"search.loading": "What the search says until it has its index",
	"search.failed": "What the search says when its index does not come",
	"search.retry": "Button that loads the search again",
	"search.type.article": "Label of a hit: an article",
	"search.type.plant": "Label of a hit: a plant",
	"search.type.guide": "Label of a hit: a practical guide",
	"search.type.page": "Label of a hit: a page of the site itself, such as the plant finder",
} as const;

/** Strings of the page that lists all pages. */
export const siteMapStrings = {
	"siteMap.mainPages": "Heading of the main pages",
	"siteMap.articles": "Heading of the articles",
	"siteMap.plantGuides": "Heading of the plant guides",
	"siteMap.practicalGuides": "Heading of the practical guides",
	"siteMap.tools": "Heading of the tools: plant finder, my plants, search",
	"siteMap.seoTitle": "Heading of the box for search engines",
	"siteMap.seoText": "Sentence of that box",
} as const;
