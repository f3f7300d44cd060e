import type { ComponentType } from "react";
import { type IndexRouteObject, type RouteObject, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { Lang } from "#schemas/shared/languages.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { fromBase } from "#src/data/base.ts";
import type { LanguageChoice } from "#src/data/language-choice.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { loadView, type Sources, type View } from "./load-view.ts";
import { Screen } from "./Screen.tsx";
import { Shell } from "./Shell.tsx";

/** Loader data by route id. A single route loads everything, so that shell and page change together. */
export type RouteData = { page: View };

/** What else the routes need: the chosen language, the current view, and what to do when a new view cannot be loaded. */
export type RouteEnvironment = Sources & {
	/** The language of addresses without one. */
	wantedLang(): Lang;
	/** A language choice that is not displayed yet. */
	pendingChoice(): LanguageChoice | null;
	shown(): View;
	/**
	 * Whether another version of the site is active, or a chunk of this one failed to load: the next navigation then loads a
	 * new document.
	 */
	isOutdated(): boolean;
	/** Whether a document can be loaded at an address, asked before opening it. */
	canOpen(url: string): Promise<boolean>;
	/** Whether a failed navigation is being reverted. */
	isReverting(): boolean;
	/**
	 * Reverts a navigation, so that the current view stays, and tells the reader why. The promise never resolves: the next
	 * navigation aborts it.
	 */
	revert(request: Request, wanted: Lang, error: unknown): Promise<View>;
};

/** How the page route gets its data, and when it revalidates. */
type PageLoading = Pick<IndexRouteObject, "loader" | "shouldRevalidate">;

/**
 * One page route for every address, in one layout: which pages exist is up to the content, so an address is looked up by
 * fetching its data. The server passes the data in and needs no `loading`; `Page` renders it inside the shell.
 */
export function createRoutes(loading: PageLoading = {}, Page: ComponentType = Screen): RouteObject[] {
	return [
		{
			id: "shell",
			Component: Shell,
			ErrorBoundary: ErrorScreen,
			children: [{ id: "page", path: "*", ...loading, Component: Page, ErrorBoundary: ErrorScreen }],
		},
	];
}

/** Loads the view of an address; if that fails, the previous page stays. */
export function createLoading(environment: RouteEnvironment): PageLoading {
	return {
		loader: ({ request }) => answer(request, environment),
		shouldRevalidate: (change) => !environment.isReverting() && isNeeded(change),
	};
}

/** The query and the fragment do not affect the host's response. */
function isNeeded({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	if (currentUrl.pathname !== nextUrl.pathname) return true;
	return currentUrl.search === nextUrl.search && currentUrl.hash === nextUrl.hash && defaultShouldRevalidate;
}

async function answer(request: Request, environment: RouteEnvironment): Promise<View | Response> {
	const address = new URL(request.url);
	const { path, lang } = splitPath(fromBase(address.pathname));
	const wanted = lang ?? environment.wantedLang();
	const choice = environment.pendingChoice();
	const { shared, page } = environment.shown();
	// In another language, the current page can still be read while loading is retried; in the same language, retrying would
	// only be waiting.
	const retryPolicy = wanted === shared.shell.lang ? undefined : "none";
	const pageExists = page.path === path;
	const known = pageExists ? undefined : shared;
	try {
		if (!environment.isOutdated()) {
			const view = await loadView(address, wanted, environment, { known, retryPolicy, pageExists, shown: shared });
			return view instanceof Response ? view : { ...view, choice };
		}
	} catch (error) {
		if (!environment.isOutdated()) return environment.revert(request, wanted, error);
	}
	if (await environment.canOpen(address.href)) return redirectDocument(address.href);
	return environment.revert(request, wanted, new TypeError("the site has changed and cannot be reached"));
}
