import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { isInternal, pinPath, splitPath } from "#schemas/spec/url.ts";
import { type Fetch, loadPage, loadShell } from "#src/data/load.ts";
import type { Shared } from "#src/data/shared.ts";
import { createTranslate } from "#src/i18n/translate.ts";
import { loadTemplate } from "#src/templates/index.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Screen } from "./Screen.tsx";
import { Shell } from "./Shell.tsx";

/** What the page route is given: a page, and the component that shows it. */
export type Loaded = { page: ScreenPage; fallback: boolean; Template: ComponentType<{ page: ScreenPage }> };

/** The two routes' data by their ids, as the server hands it in and the client finds it at the start. */
export type Initial = { shell: Shared; page: Loaded };

/** Where the app gets things from, so that tests and the server need no browser. */
export type Surroundings = { fetch: Fetch; chosenLang(): Lang };

/**
 * One shell, one page route for every address: which pages there are is the content's business, so the address is looked
 * up by fetching its data. `first` is the path that the app starts at.
 */
export function createRoutes(first: string, { fetch, chosenLang }: Surroundings): RouteObject[] {
	const langOf = (pathname: string) => splitPath(pathname).lang ?? chosenLang();
	let shownLang = langOf(first);
	return [
		{
			id: "shell",
			loader: async ({ request }: LoaderFunctionArgs): Promise<Shared> => {
				shownLang = langOf(new URL(request.url).pathname);
				return share(await loadShell(shownLang, fetch));
			},
			shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
				currentUrl.href === nextUrl.href || langOf(nextUrl.pathname) !== shownLang,
			Component: Shell,
			ErrorBoundary: ErrorScreen,
			children: [
				{
					id: "page",
					path: "*",
					loader: ({ request }: LoaderFunctionArgs) => loadScreen(new URL(request.url).pathname, langOf, fetch),
					shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
						currentUrl.pathname !== nextUrl.pathname || (currentUrl.hash === nextUrl.hash && defaultShouldRevalidate),
					Component: Screen,
					ErrorBoundary: ErrorScreen,
				},
			],
		},
	];
}

/** Loads what the first address shows, before the router exists, so that its first render needs no waiting. */
export async function loadInitial(pathname: string, { fetch, chosenLang }: Surroundings): Promise<Initial | Response> {
	const langOf = (path: string) => splitPath(path).lang ?? chosenLang();
	const [shell, page] = await Promise.all([loadShell(langOf(pathname), fetch), loadScreen(pathname, langOf, fetch)]);
	return page instanceof Response ? page : { shell: share(shell), page };
}

export function share(shell: ShellData): Shared {
	return { shell, t: createTranslate(shell) };
}

async function loadScreen(pathname: string, langOf: (pathname: string) => Lang, fetch: Fetch): Promise<Loaded | Response> {
	const { path, lang } = splitPath(pathname);
	const loaded = await loadPage(path, langOf(pathname), fetch);
	if ("movedTo" in loaded) return redirect(lang && isInternal(loaded.movedTo) ? pinPath(loaded.movedTo, lang) : loaded.movedTo);
	return { ...loaded, Template: await loadTemplate(loaded.page.template) };
}
