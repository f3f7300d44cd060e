import { say } from "../../messages/message.ts";
import type { PageRule } from "../finished-site.ts";

/** A group of fields says what they are about, to those who cannot see how they stand together (WCAG 2.2, 1.3.1). */
export const namedGroups: PageRule = ({ pathname, namelessGroups }) =>
	namelessGroups === 0
		? []
		: [
				{
					code: "page-group",
					message: say("page.group", { path: pathname }),
					hint: say("page.group.hint"),
				},
			];

/** A browser can tell which size of a picture to fetch (HTML, 4.8.4.2.1): each has its width, and the page says how wide it shows. */
export const sourceSizes: PageRule = ({ pathname, unusableSources }) =>
	unusableSources.map((srcset) => ({
		code: "page-picture",
		message: say("page.sizes", { path: pathname, files: srcset }),
		hint: say("page.sizes.hint"),
	}));

/** Fewer characters than these are no page. */
const fewestCharacters = 10;

/** What a page says stands in its HTML, for those who run no script. */
export const readableText: PageRule = ({ pathname, mainText }) =>
	mainText === null || mainText >= fewestCharacters
		? []
		: [
				{
					code: "page-empty",
					message: say("page.empty", { path: pathname }),
					hint: say("page.empty.hint"),
				},
			];

/** In characters: a catalogue of as many plants as a page of a list may hold (`constants.listPages`). */
const longestPage = 640_000;

/** No page is so long that it is fetched and laid out slowly on a phone. */
export const pageLength: PageRule = ({ pathname, length }) =>
	length <= longestPage
		? []
		: [
				{
					code: "page-too-long",
					message: say("page.tooLong", { path: pathname, length, most: longestPage }),
					hint: say("page.tooLong.hint"),
				},
			];
