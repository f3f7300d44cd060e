import { plural } from "./plural.ts";

/** Strings of the card and the plate of a plant. */
export const plantStrings = {
	"plants.seeSheet": "Link from a card to the plant's sheet; {{name}} is the plant",
	"plants.detailsFailed": "Notice on the opened card of a plant: its facts and its care could not be loaded",
	"plants.category": "Label of the category",
	"plants.light": "Label of the light",
	"plants.water": "Label of the watering",
	"plants.difficulty": "Label of the difficulty",
	"plants.origin": "Label of the origin",
	"plants.toxicity": "Label of the toxicity",
	"plants.airPurifying": "Mark of plants that articles call air-purifying",
	"plants.similarCats": "Before names of plants like this one that are known to be safe for cats",
	"plate.number": "Number on the label of a plate; {{number}} has three digits",
	"plate.scale": "Beside the bar on a plate: how long it is for the plant, {{length}}",
} as const;

/** Strings of lists that visitors filter and sort: the catalogue, and the list of articles. */
export const filterStrings = {
	"filters.title": "Name of the filters, and of the button that opens them on small screens",
	"filters.sort": "Label of the choice of an order",
	"filters.found": plural("What is shown of a list, also for screen readers after each change; {{count}} of {{total}}"),
	"filters.range": "What a page of a list of several shows, while nothing is filtered; from {{first}} to {{last}}, of {{total}}",
	"filters.more": "Button below the first results of a long list: shows so many more, {{rest}}",
	"filters.failed": "Notice that filters or an order could not be loaded",
	"filters.failedText": "Line below that notice: the list stays as it is",
	"filters.show": plural("Button that closes the filters on small screens; {{count}} is how many are shown"),
	"filters.clear": "Button that drops all filters",
	"filters.named": "A filter and what is chosen in it: {{name}}, {{values}}",
	"filters.remove": "Button that drops one filter; {{filter}} is its name and value",
	"filters.none": "Heading where nothing passes all filters",
	"filters.advice": "Line above the ways out of that",
	"filters.without": plural("A way out: without {{filters}} so many are left, {{count}}"),
	"filters.ignored": "Notice that an address holds what is no filter; {{parameters}} are those parts",
	"filters.quick": "Name of the row of filters that are one touch away on small screens, for screen readers",
	"dialog.close": "Button that closes a dialog, for screen readers",
	"filters.plantName": "Field that filters by name, botanical family, group and origin",
	"filters.safe": "Filter: who lives with the plants",
	"filters.safeNote": "Line below that filter: plants without information do not pass, and why so few do for children",
	"filters.window": "Filter: side of the window",
	"filters.reputation": "Filter: what articles say of a plant",
	"filters.size.small": "Option: plants up to a height, {{limit}}",
	"filters.size.medium": "Option: plants up to a greater height, {{limit}}",
	"filters.size.large": "Option: plants over that height, {{limit}}",
	"filters.humidity.dry": "Option: plants that need less humidity than {{limit}}",
	"filters.humidity.ordinary": "Option: plants that need a humidity from {{limit}} on",
	"filters.humidity.humid": "Option: plants that need a higher humidity, from {{limit}} on",
	"filters.by.name": "Order: by name",
	"filters.by.difficulty": "Order: easiest first",
	"filters.by.size": "Order: smallest first",
	"filters.by.light": "Order: those that need the least light first",
	"filters.by.water": "Order: those that need the least water first",
	"filters.topic": "Filter of articles: what they are about",
	"filters.by.newest": "Order of articles: newest first",
	"filters.by.time": "Order of articles: shortest first",
	"filters.by.title": "Order of articles: by title",
} as const;

/** Strings of paginated lists. */
export const pagingStrings = {
	"paging.label": "Name of the links to the pages of a list, for screen readers",
	"paging.page": "A page of a list, behind its title and as the name of a link; {{page}} is its number",
	"paging.previous": "Link to the page before",
	"paging.next": "Link to the page after",
	"paging.description":
		"Description of a page of a list for search engines; {{title}}, {{page}} of {{pages}}, entries from {{first}} to {{last}} of {{total}}",
	"siteMap.rest": "Link below the beginning of a long section of the site map; {{page}} is the number of the page that goes on",
} as const;
