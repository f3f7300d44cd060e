import * as z from "zod";
import { type Lang, perLanguage } from "../shared/languages.ts";
import { pluralForms } from "../shared/plural-forms.ts";
import { applicationStrings } from "./ui-strings/application.ts";
import { readingStrings } from "./ui-strings/article.ts";
import { filterStrings, pagingStrings, plantStrings } from "./ui-strings/catalogue.ts";
import { dashboardStrings } from "./ui-strings/dashboard.ts";
import { draftStrings, generatorStrings } from "./ui-strings/draft.ts";
import { finderQuestionStrings, finderStrings } from "./ui-strings/finder.ts";
import { libraryStrings, savingStrings } from "./ui-strings/library.ts";
import { myPlantsStrings } from "./ui-strings/my-plants.ts";
import { newsletterStrings } from "./ui-strings/newsletter.ts";
import type { UiString } from "./ui-strings/plural.ts";
import { searchStrings, siteMapStrings } from "./ui-strings/search.ts";
import { sourceStrings } from "./ui-strings/sources.ts";

/**
 * Every interface string, with a description of its use. The check requires exactly these in each language; a new string is a line
 * here and a line in each file of `content/ui`. Placeholders are in braces: `{{days}}`.
 */
const strings = {
	"nav.home": "Link to the home page",
	"nav.blog": "Link to the list of articles",
	"nav.plantGuides": "Link to the list of plants",
	"nav.plantFinder": "Link to the plant finder",
	"nav.about": "Link to the page about the site",
	"nav.guides": "Name of the sub-menu of practical guides, and of their list",
	"nav.allGuides": "First link of that sub-menu: to the list",
	"nav.main": "Name of the main navigation, for screen readers",
	"nav.footer": "Name of the navigation at the foot of the page, for screen readers",
	"nav.menu": "Name of the button that opens the menu on small screens",
	"nav.tabs": "Name of the bar at the foot of small screens, for screen readers",
	"nav.tabFinder": "Tab of that bar: plant finder, in one short word",
	"nav.tabPlants": "Tab of that bar: list of plants, in one short word",
	"nav.tabMore": "Tab of that bar: page about the site, in one short word",
	"nav.skip": "Link that jumps to the content",
	"nav.breadcrumbs": "Name of the trail of pages above this one, for screen readers",
	...searchStrings,
	"language.choose": "Name of the language switcher",
	"language.fallback":
		"Notice when a page could not load in the chosen language; it is in the language that is shown instead, and names it",
	"language.loading": "Sign that another language is on its way; {{language}} is its own name",
	"language.unavailable": "Notice when a chosen language cannot be had for now; {{language}} is its own name",
	"language.kept": "Line below that notice: the {{languages}} that read without a network, by their own names",
	"language.stays": "Line below that notice where no language reads without a network",
	"language.later": "Button of that notice: change as soon as it is possible",
	"language.laterText": "Notice after that button; {{language}} is its own name",
	"language.notStored": "Notice when the browser does not store the chosen language",
	"language.notStoredText": "Line below that notice: how long the choice lasts",
	"theme.choose": "Name of the theme switcher",
	"theme.light": "Light theme",
	"theme.dark": "Dark theme",
	"theme.system": "Theme of the device",
	"notices.area": "Name of the corner with the notices, for screen readers; keeps the keys that lead there",
	"notices.close": "Button that closes a notice",
	"connection.lost": "Notice when the connection is lost",
	"connection.lostText": "Line below that notice",
	"connection.back": "Notice when the connection is back",
	"connection.backText": "Line below that notice",
	"update.ready": "Notice that the site has a new version, which comes when the visitor says so",
	"update.text": "Line below that notice: what is kept",
	"update.reload": "Button of that notice",
	"update.failed": "Notice when what this version needs offline could not be saved; the line below says why",
	"install.title": "Heading of the card that offers to install the app, and button that does; {{name}} is the site",
	"install.text": "Sentence on that card: what for",
	"install.accept": "Button on that card, in one word",
	"install.later": "Button that closes that card",
	"install.done": "Notice when the app is installed",
	"install.doneText": "Line below that notice; {{name}} is the site",
	"hero.title": "Heading of the home page",
	"hero.subtitle": "Line under that heading",
	"hero.cta.findPlant": "Button to the plant finder",
	"hero.cta.explore": "Button to the list of plants",
	"hero.cta.blog": "Button to the blog",
	"features.title": "Heading of the features",
	"features.subtitle": "Line under that heading",
	"features.window.title": "Home: entrance by the light at one’s window, title",
	"features.window.text": "Home: entrance by the light at one’s window, a sentence or two",
	"features.cats.title": "Home: entrance for those who live with animals, title",
	"features.cats.text": "Home: entrance for those who live with animals, a sentence or two",
	"features.hardy.title": "Home: entrance to plants that forgive, title",
	"features.hardy.text": "Home: entrance to plants that forgive, a sentence or two",
	"features.food.title": "Home: entrance to growing food, title",
	"features.food.text": "Home: entrance to growing food, a sentence or two",
	"months.title": "Home: heading of what to do this month",
	"months.legend": "Home, for screen readers: the twelve months to choose from",
	"months.none": "Home: shown in place of what to do until a month is chosen",
	"months.own": "Home: link to the visitor’s own plants, for those who keep some",
	"home.latest": "Heading of the newest articles",
	"newsletter.title": "Heading of the newsletter",
	"newsletter.subtitle": "Line under that heading",
	"newsletter.button": "Button of the newsletter",
	"newsletter.byMail":
		"Below that button, where the site names nobody who keeps the list: it opens the visitor’s mail program; {{email}} is the site’s own address",
	"blog.generateArticle": "Button of the article generator",
	"blog.plantName": "Field of the article generator",
	"blog.category": "Field of the article generator",
	"blog.target": "Field of the article generator",
	"blog.generatorFailed": "What is said when the catalogue or the form of the generator does not come",
	...readingStrings,
	...plantStrings,
	...filterStrings,
	...pagingStrings,
	...sourceStrings,
	"facts.title": "Heading of the quick facts",
	"facts.family": "Quick fact: botanical family",
	"facts.origin": "Quick fact: origin",
	"facts.light": "Quick fact: light",
	"facts.window": "Quick fact: side and distance of the window",
	"facts.waterGrowing": "Quick fact: watering in the growing months",
	"facts.waterResting": "Quick fact: watering in the resting months",
	"facts.everyDays": "How often to see whether it wants water, of plants without soil too; {{days}} is a range",
	"facts.temperature": "Quick fact: temperature",
	"facts.humidity": "Quick fact: humidity",
	"facts.hardiness": "Quick fact: whether it can be kept outdoors",
	"facts.size": "Quick fact: height of a grown plant",
	"facts.soil": "Quick fact: soil",
	"facts.fertilizer": "Quick fact: fertilizer",
	"facts.repotting": "Quick fact: repotting",
	"facts.everyYears": "A new pot in spring; {{years}} is a range, or a number from two on",
	"facts.cleaning": "Quick fact: cleaning the leaves",
	"facts.everyWeeks": "Cleaning the leaves; {{weeks}} is a range, or a number from two on",
	"sheet.titleSuffix": "End of a sheet's title in search results",
	"sheet.back": "Link back to the list of plants",
	"sheet.history": "Heading of the history",
	"sheet.care": "Heading of the care cards",
	"sheet.propagation": "Heading of the propagation",
	"sheet.mistakes": "Heading of the common mistakes",
	"sheet.decor": "Heading of the decor tip",
	"sheet.issues": "Heading of the common problems",
	"sheet.tips": "Heading of the tips",
	"sheet.checklist": "Heading of the quick checklist",
	"sheet.inDepth": "Heading of the tabs",
	"sheet.faq": "Heading of the questions",
	"sheet.toxicity": "Heading of the toxicity",
	"sheet.sources": "Heading of the list of sources",
	"care.light": "Care card: light",
	"care.water": "Care card: watering",
	"care.temperature": "Care card: temperature",
	"care.humidity": "Care card: humidity",
	"care.soil": "Care card: soil",
	"care.fertilizer": "Care card: fertilizer",
	"care.harvest": "Title of the card about the harvest, of a plant to eat",
	"tabs.light": "Tab: light",
	"tabs.water": "Tab: watering",
	"tabs.soil": "Tab: substrate",
	"tabs.repotting": "Tab: repotting",
	"myPlants.add": "Button that puts a plant on the visitor’s own list",
	"myPlants.remove": "Button that takes it off again",
	"myPlants.added": "Notice after a plant was put on the list; {{name}} is the plant",
	"myPlants.open": "Link to the visitor’s own list",
	"myPlants.notLasting": "Said where the browser keeps nothing",
	...siteMapStrings,
	"notFound.code": "The number that the page for what is missing shows",
	"notFound.home": "Link from there to the home page",
	"notFound.nearest": "Heading above pages that a visitor of a missing one may have meant",
	"error.title": "Heading of the screen that shows when the page fails",
	"error.text": "Sentence below that heading; the browser's own reason follows it",
	"error.retry": "Button that tries again what failed",
	"error.pageFailed": "Notice when the page of a link could not load",
	"error.pageFailedText": "Line below that notice: the page before stays",
	"error.incomplete": "Notice when a page shows as it was served, because what makes it work could not load",
	"error.incompleteText": "Line below that notice: what works all the same",
	"error.unreachable": "Heading where a page can be had neither from the network nor from this device",
	"error.unreachableText": "Line below that heading: what helps",
	"error.home": "Link from there to the home page",
	"page.loading": "What screen readers hear while a page loads",
	"footer.tagline": "Line under the logo at the foot of the page",
	"footer.discover": "Heading of the first column",
	"footer.resources": "Heading of the second column",
	"footer.followUs": "Heading of the third column",
	"footer.newsletter": "Heading of the newsletter there: one or two words",
	"footer.copyright": "Copyright line; {{year}} and {{name}} are filled in",
	...applicationStrings,
	...dashboardStrings,
	...savingStrings,
	...libraryStrings,
	...myPlantsStrings,
	...newsletterStrings,
	...finderQuestionStrings,
	...finderStrings,
	...generatorStrings,
	...draftStrings,
} as const;

/** Key of an interface string, as used in code. */
export type UiKey = keyof typeof strings;

export const uiKeys = Object.keys(strings) as UiKey[];

/** Strings that depend on a number: files have a line for each plural form. */
export const pluralKeys: ReadonlySet<string> = new Set(uiKeys.filter((key) => typeof strings[key] !== "string"));

const shapes = Object.entries<UiString>(strings).map(([key, each]) => [key, stringShape(each)] as const);

/** `content/ui/<lang>.yaml`: i18next's JSON v4, each key on a line, with every plural form of the language. */
export const uiStrings = perLanguage((lang) =>
	z.strictObject(Object.fromEntries(shapes.flatMap(([key, shape]) => keysOf(key, lang).map((name) => [name, shape])))),
);

/** The keys of a string in the file of a language: «search.count_one», «search.count_other»; for most strings just its key. */
function keysOf(key: string, lang: Lang): string[] {
	return pluralKeys.has(key) ? pluralForms(lang).map((form) => `${key}_${form}`) : [key];
}

function stringShape(string: UiString): z.ZodString {
	const description = typeof string === "string" ? string : `${string.plural}; one line for each plural form`;
	return z.string().regex(/\S/).max(400).describe(description);
}
