import { type ReactNode, startTransition, useDeferredValue, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { pageDataPath, splitPath } from "#schemas/shared/url.ts";
import { atBase, fromBase } from "#src/data/base.ts";
import { canOpen, openDocument, stayAsServed } from "./app/documents.ts";
import { loadFirstView, readPrerendered } from "./app/first-view.ts";
import type { View } from "./app/load-view.ts";
import { createNavigationRevert } from "./app/navigation-revert.ts";
import { notifyPageFailed } from "./app/notify-page-failed.ts";
import { createLoading, createRoutes, type RouteData } from "./app/routes.tsx";
import { isAdmin } from "./data/admin.ts";
import { clearCache, get, put } from "./data/browser.ts";
import { dropChoice, pendingChoice, wantedLang } from "./data/language-choice.ts";
import { LostModule } from "./data/load-module.ts";
import { openedBy } from "./data/opened-by.ts";
import { OtherRelease } from "./data/other-release.ts";
import { rootData } from "./data/root-data.ts";
import { announce } from "./data/window-events.ts";
import { applyHead } from "./head/apply.ts";
import { headTags } from "./head/head-tags.ts";
import { HydratingContext } from "./ui/use-hydrating.ts";

/*
 * Starts the app on the prerendered page: hydrates it if the visitor reads exactly the page that was prerendered, in its
 * language; renders from scratch if the language or the address differs. Until everything for that has loaded, the page stays
 * as it is; it also stays if something never loads.
 */
const html = document.documentElement;
const prerendered = readPrerendered();
const documentData = rootData();
const isOutdated = () => documentData.outdated !== undefined;

// A chunk that the host no longer has: this page stays as it is, and the next navigation loads a new document with all its
// chunks.
addEventListener("vite:preloadError", () => {
	if (navigator.onLine) documentData.outdated = "";
});

let router: ReturnType<typeof createRouter> | undefined;
let isAsking = false;
let needsNewDocument = false;
const stopAsking = new AbortController();
for (const name of ["app-retry", "online"]) addEventListener(name, (event) => again(event), { signal: stopAsking.signal });
/** Shows content saved in development once the app has started; `renew` drops what is older. */
function showSaved(renew: () => void): void {
	const show = () => {
		renew();
		void router?.revalidate();
	};
	if (documentData.ready !== undefined) show();
	else {
		// Responses in flight may be older than what was saved.
		addEventListener("app-ready", show, { once: true });
		begin();
	}
}
import.meta.hot?.on("pousse:content", () => showSaved(clearCache));
// An app that has started shows it in `useEditedPage`.
import.meta.hot?.on("pousse:page", (page: ScreenPage) => {
	if (documentData.ready === undefined) showSaved(() => put(pageDataPath(page.path, page.lang), page));
});
// Remembers what the address grants, on any page.
isAdmin(location.search);
begin();

/** The app handles «try again» itself; the document is reloaded only if its data is of another release. */
function again(event: Event): void {
	if (needsNewDocument) return;
	event.preventDefault();
	begin();
}

function begin(): void {
	if (isAsking) return;
	isAsking = true;
	takeOver().catch((error: unknown) => {
		// biome-ignore lint/suspicious/noConsole: helps to find out why the app did not start.
		console.warn("The page stays as it was served.", error);
		isAsking = false;
		needsNewDocument = error instanceof OtherRelease;
		// Going back, browsers show documents of an earlier release without asking the host.
		if (needsNewDocument && openedBy() === "back_forward") location.reload();
		else stayAsServed();
	});
}

async function takeOver(): Promise<void> {
	const { pathname, search } = location;
	const wanted = splitPath(fromBase(pathname)).lang ?? wantedLang();
	const [first] = await Promise.all([
		loadFirstView({ pathname, search }, wanted, { get, isAdmin }, prerendered),
		import("./app/running.css"),
	]);
	stopAsking.abort();
	if (first instanceof Response) location.replace(atBase(first.headers.get("Location") ?? "/"));
	else show(first);
}

function show(first: View): void {
	const container = document.getElementById("root");
	if (!container) throw new Error("the page has no root");
	const started = createRouter(first);
	router = started;
	const { page, shared, requestedLang } = first;
	const isSame =
		prerendered !== null &&
		documentData.path === fromBase(location.pathname) &&
		prerendered.lang === page.lang &&
		requestedLang === page.lang;
	// In an inert document: a copy in the page's own document would fetch its pictures, including those of the other theme.
	const served = prerendered && { content: new Document().importNode(container, true), title: document.title, lang: html.lang };
	let root: Root | undefined;
	let isBroken = false;
	const updateHead = () => {
		if (!isSame && !isBroken) applyHead(headTags(page, shared.shell.site));
	};
	const finish = () => {
		if (!isBroken || !served) return notifyMounted();
		// What cannot be rendered is replaced by the prerendered content.
		root?.unmount();
		started.dispose();
		container.replaceWith(served.content);
		document.title = served.title;
		html.lang = served.lang;
		html.classList.remove("switching");
		stayAsServed();
	};
	const app = (
		<Mounted hydrates={isSame} onCommit={updateHead} onMount={finish}>
			<RouterProvider router={started} />
		</Mounted>
	);
	const options = {
		onCaughtError(error: unknown) {
			console.error(error);
			if (documentData.ready === undefined) isBroken = served !== null;
			else if ((started.state.loaderData as RouteData).page !== first) void openDocument();
		},
	};
	// In a transition React yields every few milliseconds, so that the page stays responsive while it hydrates.
	startTransition(() => {
		if (isSame) root = hydrateRoot(container, app, options);
		else {
			root = createRoot(container, options);
			root.render(app);
		}
	});
}

function createRouter(first: View) {
	const navigationRevert = createNavigationRevert();
	const shown = () => (router.state.loaderData as RouteData).page;
	const loading = createLoading({
		get,
		isAdmin,
		wantedLang,
		pendingChoice,
		shown,
		isOutdated,
		canOpen,
		isReverting: navigationRevert.isReverting,
		async revert({ url, signal }, wanted, error) {
			const view = shown();
			if (signal.aborted) return view;
			// biome-ignore lint/suspicious/noConsole: helps to find out why a page did not load.
			console.warn(`${url} did not come.`, error);
			dropChoice(wanted);
			const { location: here, navigation } = router.state;
			const { pathname, search, hash } = navigation.location ?? here;
			notifyPageFailed(view, wanted, () => {
				if (error instanceof LostModule) location.assign(pathname + search + hash);
				else void router.navigate({ pathname: fromBase(pathname), search, hash });
			});
			if (navigation.location) await navigationRevert.revert(signal);
			return view;
		},
	});
	const router = createBrowserRouter(createRoutes(loading), {
		...(import.meta.env.BASE_URL === "/" ? {} : { basename: import.meta.env.BASE_URL }),
		hydrationData: { loaderData: { page: first } satisfies RouteData },
	});
	const opened = router.state.location.pathname;
	router.subscribe(({ navigation, location: { pathname, hash }, preventScrollReset }) => {
		if (navigation.state === "idle") navigationRevert.settle();
		// The router scrolls: where to, is known once everything is laid out.
		if (!preventScrollReset && (hash !== "" || pathname !== opened)) html.classList.remove("untouched");
	});
	return router;
}

type MountedProps = { hydrates: boolean; onCommit(): void; onMount(): void; children: ReactNode };

/**
 * Calls `onCommit` once with React's first commit, before the browser paints it, and `onMount` once the app shows what the address and
 * the browser's storage ask for: event handlers are attached, and nothing in the previous language is left.
 */
function Mounted({ hydrates, onCommit, onMount, children }: MountedProps) {
	// The render that follows hydration is deferred: React yields during it, too.
	const hydrating = useDeferredValue(false, hydrates);
	useLayoutEffect(onCommit, [onCommit]);
	useEffect(() => {
		if (!hydrating) onMount();
	}, [hydrating, onMount]);
	return <HydratingContext value={hydrating}>{children}</HydratingContext>;
}

function notifyMounted(): void {
	html.classList.remove("switching");
	documentData.ready = "";
	announce("app-ready");
}
