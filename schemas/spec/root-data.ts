/**
 * What the root element of a document says in `data-` attributes, by the names that `dataset` gives them. An empty text means that it
 * is so.
 */
export type RootData = Partial<{
	/* Written by the build. */

	/** Path that the page was prerendered at. */
	path: string;
	/** The address names its language. */
	pinned: "";
	/** Where a visitor who is no editor is sent. */
	guarded: string;
	/** The page shows little without the app. */
	needed: "";
	/** This is the document without a page. */
	shell: "";
	/** Address of the app's entry script; it also tells releases of the app apart. */
	app: string;
	/** Addresses of the further scripts that the app needs at once, with spaces between. */
	parts: string;
	/** Address of the script that brings in the worker of the offline app. */
	offline: string;

	/* Written in the browser. */

	/** The app has taken over. */
	ready: "";
	/** It is known whether the host has another release than the worker. */
	checked: "";
	/** Another release has taken over, or part of this one is lost: what opens next opens anew. */
	outdated: "";
}>;

/** The same as attributes of an element. */
export function rootAttributes(data: RootData): Record<string, string> {
	return Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
}
