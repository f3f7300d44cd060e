import type { ComponentType } from "react";
import {
	type LoaderFunctionArgs,
	type RouteObject,
	redirect,
	redirectDocument,
	replace,
	type ShouldRevalidateFunctionArgs,
} from "react-router-dom";
import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { isInternal, pinPath, splitPath } from "#schemas/spec/url.ts";
import type { Get } from "#src/data/get.ts";
import { loadPage, loadShell } from "#src/data/load.ts";
import type { Shared } from "#src/data/shared.ts";
import { isGuarded } from "#src/head/head-tags.ts";
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
export type Surroundings = {
	get: Get;
	chosenLang(): Lang;
	isAdmin(search: string): boolean;
	/** Whether another version of the site has taken over, or a part of this one is lost: what opens next opens anew. */
	isOutdated(): boolean;
};

/**
 * One shell, one page route for every address: which pages there are is the content's business, so the address is looked
 * up by fetching its data. `first` is the path that the app starts at, `spokenFirst` the language that its shell came in.
 */
export function createRoutes(first: string, spokenFirst: Lang, surroundings: Surroundings): RouteObject[] {
	const { get, chosenLang } = surroundings;
	const langOf = (pathname: string) => splitPath(pathname).lang ?? chosenLang();
	let asked = langOf(first);
	let spoken = Promise.resolve(spokenFirst);
	return [
		{
			id: "shell",
			loader: async ({ request }: LoaderFunctionArgs): Promise<Shared> => {
				asked = langOf(new URL(request.url).pathname);
				const shell = loadShell(asked, get);
				spoken = shell.then(({ lang }) => lang);
				return share(await shell);
			},
			shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
				currentUrl.href === nextUrl.href || langOf(nextUrl.pathname) !== asked,
			Component: Shell,
			ErrorBoundary: ErrorScreen,
			children: [
				{
					id: "page",
					path: "*",
					loader: ({ request }: LoaderFunctionArgs) => {
						const address = new URL(request.url);
						if (surroundings.isOutdated()) return redirectDocument(address.href);
						return loadScreen(address, langOf(address.pathname), spoken, surroundings).catch((error: unknown) => {
							if (surroundings.isOutdated()) return redirectDocument(address.href);
							throw error;
						});
					},
					shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
						currentUrl.pathname !== nextUrl.pathname ||
						(currentUrl.search === nextUrl.search && currentUrl.hash === nextUrl.hash && defaultShouldRevalidate),
					Component: Screen,
					ErrorBoundary: ErrorScreen,
				},
			],
		},
	];
}

/** What the first address shows: a page, or the shell with the reason why there is none. */
export type First = Initial | { shell: Shared; error: unknown };

/** Loads what the first address shows, before the router exists, so that its first render needs no waiting. */
export async function loadInitial(address: Asked, surroundings: Surroundings): Promise<First | Response> {
	const { get, chosenLang } = surroundings;
	const asked = splitPath(address.pathname).lang ?? chosenLang();
	const shellData = loadShell(asked, get);
	const spoken = shellData.then(({ lang }) => lang);
	const [shell, page] = await Promise.all([
		shellData.then(share),
		loadScreen(address, asked, spoken, surroundings).catch((error: unknown) => ({ error })),
	]);
	if (page instanceof Response) return page;
	return "error" in page ? { shell, error: page.error } : { shell, page };
}

export function share(shell: ShellData): Shared {
	return { shell, t: createTranslate(shell) };
}

/** The parts of an address that decide what shows there. */
export type Asked = { pathname: string; search: string };

/** Loads a page in the language asked for; where the shell had to speak another one, page and shell speak that (R2.6). */
async function loadScreen(
	{ pathname, search }: Asked,
	asked: Lang,
	spoken: Promise<Lang>,
	{ get, isAdmin }: Surroundings,
): Promise<Loaded | Response> {
	const { path, lang } = splitPath(pathname);
	const [inAsked, speaks] = await Promise.all([loadPage(path, asked, get), spoken.catch(() => asked)]);
	const loaded = speaks === asked ? inAsked : await loadPage(path, speaks, get);
	if ("movedTo" in loaded) return redirect(lang && isInternal(loaded.movedTo) ? pinPath(loaded.movedTo, lang) : loaded.movedTo);
	if (isGuarded(loaded.page) && !isAdmin(search)) return replace(lang ? pinPath("/", lang) : "/");
	const fallback = loaded.fallback || speaks !== asked;
	return { page: loaded.page, fallback, Template: await loadTemplate(loaded.page.template) };
}
