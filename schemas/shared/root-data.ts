import type { Lang } from "./languages.ts";

/** The `data-` attributes of a document's root element, by their `dataset` names. An empty string means true. */
export type RootData = Partial<{
	/* Set by the build. */

	/** Path at which the page was prerendered. */
	path: string;
	/** The address includes the language. */
	pinned: "";
	/** Redirect target for visitors who are not editors. */
	guarded: string;
	/** The page has little content without the app. */
	needed: "";
	/** This is the document without a page. */
	shell: "";
	/** Address of the app's entry script, which also identifies the release. */
	app: string;
	/** Marks of the data that the page was rendered from (`document-marks.ts`). */
	marks: string;
	/** Addresses of the other scripts that the app needs immediately, separated by spaces. */
	parts: string;
	/** Address of the script that registers the service worker. */
	offline: string;

	/* Set in the browser. */

	/** The visitor's language. */
	chosen: Lang;
	/** The app has started. */
	ready: "";
	/** It has been checked whether the host has another release than the worker. */
	checked: "";
	/** Another release is active, or part of this one is missing: the next navigation loads a new document. */
	outdated: "";
}>;

/** The same as HTML attributes. */
export function rootAttributes(data: RootData): Record<string, string> {
	return Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
}
