import type { ComponentType } from "react";
import { type IndexRouteObject, type RouteObject, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { Lang } from "#schemas/spec/languages.ts";
import { splitPath } from "#schemas/spec/url.ts";
import { fromBase } from "#src/data/base.ts";
import type { LanguageChoice } from "#src/data/language-choice.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { loadView, type Sources, type View } from "./load-view.ts";
import { Screen } from "./Screen.tsx";
import { Shell } from "./Shell.tsx";

/** Loader data by route id. A single route loads everything, so that shell and page change together. */
export type RouteData = { page: View };

/** What else the routes need: the reader's choice, the current view, and what to do when a new one cannot be loaded. */
export type RouteEnvironment = Sources & {
	/** The language of addresses without one. */
	wantedLang(): Lang;
	/** A language choice that is not displayed yet. */
	pendingChoice(): LanguageChoice | null;
	/** The current view. */
	shown(): View;
	/** Whether another version of the site is active, or part of this one failed to load: the next navigation loads a new document. */
	isOutdated(): boolean;
	/** Whether a document can be had at an address; it is about to be opened then. */
	canOpen(url: string): Promise<boolean>;
	/** Whether a failed navigation is being undone. */
	isStaying(): boolean;
	/** Takes a navigation back, so that what shows stays, and tells the reader why. The promise stays open: another navigation ends it. */
	stay(request: Request, wanted: Lang, error: unknown): Promise<View>;
};

/** How the page route gets its data, and when it revalidates. */
type PageLoading = Pick<IndexRouteObject, "loader" | "shouldRevalidate">;

/**
 * One page route for every address, in one shell: which pages there are is the content's business, so the address is looked
 * up by fetching its data. The server hands the data in and needs no `loading`; `Page` shows it, in what stands `Around` it.
 */
export function createRoutes(
	loading: PageLoading = {},
	Page: ComponentType = Screen,
	Around: ComponentType = Shell,
): RouteObject[] {
	return [
		{
			id: "shell",
			Component: Around,
			ErrorBoundary: ErrorScreen,
			children: [{ id: "page", path: "*", ...loading, Component: Page, ErrorBoundary: ErrorScreen }],
		},
	];
}

/** Loads the view of an address; if that fails, the previous page stays. */
export function createLoading(environment: RouteEnvironment): PageLoading {
	return {
		loader: ({ request }) => answer(request, environment),
		shouldRevalidate: (change) => !environment.isStaying() && isNeeded(change),
	};
}

/** The query and the fragment do not affect the response of the host. */
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
	// In another language there is this page to read on; in the same one there is only waiting.
	const patience = wanted === shared.shell.lang ? undefined : "none";
	const isThere = page.path === path;
	const known = isThere ? undefined : shared;
	try {
		if (!environment.isOutdated()) {
			const view = await loadView(address, wanted, environment, { known, patience, isThere });
			return view instanceof Response ? view : { ...view, choice };
		}
	} catch (error) {
		if (!environment.isOutdated()) return environment.stay(request, wanted, error);
	}
	if (await environment.canOpen(address.href)) return redirectDocument(address.href);
	return environment.stay(request, wanted, new TypeError("the site has changed and cannot be reached"));
}
