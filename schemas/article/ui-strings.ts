import { plural } from "../plural.ts";

/** Words around a text that is read: an article, a guide, a sheet. They come with every page. */
export const readingStrings = {
	"article.by": "Author line; {{author}} is the name",
	"article.readingTime": "Reading time; {{minutes}} is a number",
	"article.contents": "Heading of the table of contents",
	"article.backToBlog": "Link back to the list of articles",
	"article.backToGuides": "Link back to the list of guides",
	"article.recommended": "Heading of the recommended articles",
	"reading.share": "Button that opens the device's own way to share a page",
	"reading.copyLink": "Button that copies the address of the page",
	"reading.linkCopied": "What is announced after that",
	"reading.linkNotCopied": "What is said when copying failed; the address stands below it",
	"reading.edit": "Link to the text of the page in the repository",
	"reading.updated": "Day of the last change; {{day}} is the day",
	"units.choose": "Name of the switch between systems of units, for screen readers",
	"ranking.stars": "Stars of a ranked plant, in words; {{stars}} is 1 to 5",
	"ranking.benefits": "Label of what speaks for a ranked plant",
	"ranking.care": "Label of its care",
	"ranking.placement": "Label of where it stands best",
	"affiliate.line": "Last line of articles and sheets, which says that some links earn money",
	"affiliate.none": "Last line of articles and sheets on a site without such links",
	"checklist.count": plural("Below a checklist: {{count}} of {{total}} items are ticked"),
	"checklist.clear": "Button below it that takes all ticks away",
	"checklist.notLasting": "Said there where the browser keeps nothing",
	"reading.printedArticle": "Last line of a printed article: what the paper leaves out; the address of the page follows",
	"reading.printedSheet": "Last line of a printed sheet: what the paper leaves out; the address of the page follows",
} as const;
