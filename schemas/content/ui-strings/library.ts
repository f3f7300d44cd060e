import { plural } from "./plural.ts";

/** Strings of the button that saves a page for offline reading. Every page includes them. */
export const savingStrings = {
	"library.save": "Button that saves a page, or a language, for reading offline",
	"library.saving": "That button while it saves",
	"library.saved": "Said of a page that reads offline",
	"library.remove": "Button that drops what was saved",
	"library.failed": "Title of the notice when something could not be saved",
	"library.noRoom": "Why: no room is left; what was saved before is still there",
	"library.noNetwork": "Why: it did not arrive",
	"library.unknown": "Why: nobody knows",
} as const;

/** Strings of the list of content stored for offline reading. Only the page that shows it includes them. */
export const libraryStrings = {
	"library.title": "Heading of what is kept for reading offline",
	"library.unavailable": "Said where the browser keeps nothing, or not yet, and what to do about it",
	"library.languages": "Heading of the languages",
	"library.whole": plural(
		"State of a language; {{pages}} is how many pages it has, which choose the form, {{size}} what they take, with its unit",
	),
	"library.partly": "State of a language of which some is kept; {{size}} is what is yet to come, with its unit",
	"library.none": plural(
		"State of a language of which nothing is kept; {{pages}} is how many it has, which choose the form, {{size}} what is to come, with its unit",
	),
	"library.reading": "Why the language of the page cannot be removed",
	"library.complete": "Button that fetches what a language lacks; the language follows for screen readers",
	"library.progress": "Label of the bar that shows how much has come; {{language}} is the language",
	"library.amount": "Beside that bar: {{done}} of {{total}}, sizes with their units",
	"library.languageKept": "Said when all has come; {{language}} is the language",
	"library.removed": "Said when something was removed; {{name}} is a language or the title of a page",
	"library.pages": "Heading of the single pages that were saved",
	"library.noPages": "Shown while there are none; {{button}} is the label of the button that saves a page",
	"library.storage": "Heading of what is told about storage",
	"library.used": "Storage that is used, {{used}}, of what there may be, {{quota}}, sizes with their units",
	"library.usedUnknown": "Shown where the browser does not tell",
	"library.persisted": "Said where the browser has promised to throw nothing away by itself",
	"library.notPersisted": "Said where it has not",
} as const;
