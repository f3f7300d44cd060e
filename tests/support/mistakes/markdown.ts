import { slip } from "./mistake.ts";

const french = "articles/arrosage/fr.md";

/** Markdown that no page can show as it was meant. */
export const markdownMistakes = [
	slip(
		"a word in bold by HTML",
		french,
		"boivent moins",
		"boivent <b>moins</b>",
		"articles/arrosage/fr.md:17:32",
		"raw-html",
		"Raw HTML does not reach the page: <b>",
		"write it in Markdown, or leave it out",
	),
	slip(
		"a block of HTML",
		french,
		"## Avant d’arroser",
		"<div>\n\nÀ savoir.\n\n</div>\n\n## Avant d’arroser",
		"articles/arrosage/fr.md:19:1",
		"raw-html",
		"Raw HTML does not reach the page: <div>",
		"write it in Markdown, or leave it out",
	),
];
