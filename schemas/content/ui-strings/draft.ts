import { plural } from "./plural.ts";

/** Strings of the form that drafts articles, with their use. They are part of the form's data and not of every page. */
export const generatorStrings = {
	"generator.about": "Sentence above the form: what it makes",
	"generator.nameHint": "Line below the name of the plant: plants that are not in the catalogue may be written too",
	"generator.nothing": "First choice of a list, before one has chosen",
	"generator.target.beginners": "Target readers: beginners",
	"generator.target.busy": "Target readers: people with little time",
	"generator.target.families": "Target readers: homes with animals or children",
	"generator.target.collectors": "Target readers: collectors",
	"generator.problem.empty": "Beside the name, when none is written",
	"generator.problem.long": "Beside the name, when it has more than {{max}} signs",
	"generator.problem.signs": "Beside the name, when it has signs that no name has",
	"generator.problem.choose": "Beside a list of choices, when nothing is chosen",
	"generator.problem.taken": "Beside the category, when there is such an article already; {{path}} is its address",
	"generator.create": "Button that drafts the article",
	"generator.ready": plural(
		"Said when the draft is there; {{title}} is its title, {{count}} the number of blanks left to the author",
	),
	"generator.unknown": "Said when the catalogue does not have the plant; {{name}} is what was written",
	"generator.near": "Label of the names that are spelled alike",
	"generator.preview": "Button that shows the draft as the site would",
	"generator.previewNote": "Line above that: the picture comes with the build",
	"generator.close": "Button that closes that",
	"generator.download": "Button that saves the files of the article as a zip",
	"generator.files": "Heading of the list of files",
	"generator.copy": "Button that copies a file; {{file}} is its name",
	"generator.copied": "What is announced after that; {{file}} is its name",
	"generator.notCopied": "What is said when copying failed; the download is still there",
	"generator.propose": "Link that opens a file as a new one in the repository’s editor; {{file}} is its name",
	"generator.proposeCopied":
		"Said when a file is too long for such an address: it is copied, to be pasted there; {{file}} is its name",
} as const;

/** Strings for drafted articles. A hyphenated name in braces is a figure of the draft. */
export const draftStrings = {
	"draft.title": "Title of a draft; {{name}} is the plant, {{topic}} what it is about",
	"draft.metaDescription": "Description of a draft for search engines; {{name}} is the plant",
	"draft.subtitle.beginners": "Line under the title, for beginners; {{name}} is the plant",
	"draft.subtitle.busy": "Line under the title, for people with little time; {{name}} is the plant",
	"draft.subtitle.families": "Line under the title, for homes with animals or children; {{name}} is the plant",
	"draft.subtitle.collectors": "Line under the title, for collectors; {{name}} is the plant",
	"draft.introTitle": "Heading of the introduction",
	"draft.imageAlt": "What the picture shows: the plant in a pot on a windowsill; {{name}} is the plant",
	"draft.sheet": "Sentence before a link to the plant, which bears its name",
	"draft.blank": "What an author is asked to write where the catalogue knows nothing",
	"draft.blankIntro": "What an author is asked to write into the introduction",
	"draft.own": "Heading of the part with what the author knows from experience",
	"draft.blankOwn": "What an author is asked to write there",
	"draft.light": "Light; {{level}} is a word, {{windows}} are sides of the window",
	"draft.water": "Watering",
	"draft.temperature": "Temperature",
	"draft.humidity": "Humidity of the air",
	"draft.toxicity": "A line about toxicity; {{who}} it is for, {{severity}} in words",
	"draft.toxicitySourced": "The same with its source; {{source}} is the title of a work",
} as const;
