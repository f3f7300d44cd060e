import { withHint } from "../../../messages/message.ts";
import type { PageRule } from "../finished-site.ts";

/** A group of fields has an accessible name, for people who cannot see the grouping (WCAG 2.2, 1.3.1). */
export const namedGroups: PageRule = ({ pathname, namelessGroups }) =>
	namelessGroups === 0 ? [] : [{ code: "page-group", ...withHint("page.group", { path: pathname }) }];

/**
 * A browser can choose which size of a picture to load (HTML, 4.8.4.2.1): each candidate has its width, and the page gives `sizes`.
 */
export const sourceSizes: PageRule = ({ pathname, unusableSources }) =>
	unusableSources.map((srcset) => ({ code: "page-picture", ...withHint("page.sizes", { path: pathname, files: srcset }) }));

/** A page with fewer characters counts as empty. */
const minCharacters = 10;

/** The text of a page is in its HTML, for readers without scripts. */
export const readableText: PageRule = ({ pathname, mainText }) =>
	mainText === null || mainText >= minCharacters ? [] : [{ code: "page-empty", ...withHint("page.empty", { path: pathname }) }];

/** In characters: a catalogue with the maximum number of plants per list page (`constants.listPages`). */
const longestPage = 640_000;

/** No page is so long that it loads and renders slowly on a phone. */
export const pageLength: PageRule = ({ pathname, length }) =>
	length <= longestPage
		? []
		: [{ code: "page-too-long", ...withHint("page.tooLong", { path: pathname, length, most: longestPage }) }];
