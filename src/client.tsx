import "./app/styles.css";
import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { splitPath } from "#schemas/spec/url.ts";
import { atBase, fromBase } from "#src/data/base.ts";
import { loadFirstView, readPrerendered } from "./app/first-view.ts";
import type { View } from "./app/load-view.ts";
import { notifyFailure } from "./app/notify-failure.ts";
import { createLoading, createRoutes, type RouteData } from "./app/routes.tsx";
import { createStay } from "./app/stay.ts";
import { isAdmin } from "./data/admin.ts";
import { forget, get } from "./data/browser.ts";
import { dropChoice, pendingChoice, storeChoice, wantedLang } from "./data/language-choice.ts";
import { LostModule } from "./data/load-module.ts";
import { rootData } from "./data/root-data.ts";
import { announce } from "./data/window-events.ts";
import { applyHead } from "./head/apply.ts";
import { headTags } from "./head/head-tags.ts";

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
const stopAsking = new AbortController();
for (const name of ["app-retry", "online"]) addEventListener(name, (event) => again(event), { signal: stopAsking.signal });
import.meta.hot?.on("pousse:content", () => {
	const renew = () => {
		forget();
		void router?.revalidate();
	};
	if (documentData.ready !== undefined) return renew();
	// Responses in flight may be older than what was saved.
	addEventListener("app-ready", renew, { once: true });
	begin();
});
begin();

/** The app handles «try again» itself; the document is not reloaded. */
function again(event: Event): void {
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
		announce("app-failed");
	});
}

async function takeOver(): Promise<void> {
	const { pathname, search } = location;
	const wanted = splitPath(fromBase(pathname)).lang ?? wantedLang();
	const first = await loadFirstView({ pathname, search }, wanted, { get, isAdmin }, prerendered);
	stopAsking.abort();
	if (first instanceof Response) location.replace(atBase(first.headers.get("Location") ?? "/"));
	else show(first);
}

function show(first: View): void {
	const container = document.getElementById("root");
	if (!container) throw new Error("the page has no root");
	router = createRouter(first);
	const { page, shared, requestedLang } = first;
	const isSame =
		prerendered !== null &&
		documentData.path === fromBase(location.pathname) &&
		prerendered.lang === page.lang &&
		requestedLang === page.lang;
	if (!isSame) applyHead(headTags(page, shared.shell.site));
	// In an inert document: a copy in the page's own document would fetch its pictures, including those of the other theme.
	const served = prerendered && { content: new Document().importNode(container, true), title: document.title };
	let root: Root | undefined;
	let isBroken = false;
	const finish = () => {
		if (!isBroken) return notifyMounted();
		// What cannot be rendered is replaced by the prerendered content.
		root?.unmount();
		if (served) {
			container.replaceWith(served.content);
			document.title = served.title;
		}
		announce("app-failed");
	};
	const app = (
		<Mounted onMount={finish}>
			<RouterProvider router={router} />
		</Mounted>
	);
	const options = {
		onCaughtError(error: unknown) {
			isBroken ||= served !== null && documentData.ready === undefined;
			console.error(error);
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
	const stay = createStay();
	const shown = () => (router.state.loaderData as RouteData).page;
	const loading = createLoading({
		get,
		isAdmin,
		wantedLang,
		pendingChoice,
		shown,
		isOutdated,
		canOpen,
		isStaying: stay.isStaying,
		async stay({ url, signal }, wanted, error) {
			const view = shown();
			if (signal.aborted) return view;
			// biome-ignore lint/suspicious/noConsole: helps to find out why a page did not load.
			console.warn(`${url} did not come.`, error);
			dropChoice(wanted);
			const { location: here, navigation } = router.state;
			const { pathname, search, hash } = navigation.location ?? here;
			notifyFailure(view, wanted, () => {
				if (error instanceof LostModule) location.assign(pathname + search + hash);
				else void router.navigate({ pathname: fromBase(pathname), search, hash });
			});
			if (navigation.location) await stay.takeBack(signal);
			return view;
		},
	});
	const router = createBrowserRouter(createRoutes(loading), {
		...(import.meta.env.BASE_URL === "/" ? {} : { basename: import.meta.env.BASE_URL }),
		hydrationData: { loaderData: { page: first } satisfies RouteData },
	});
	router.subscribe(({ navigation }) => navigation.state === "idle" && stay.settle());
	return router;
}

/**
 * A service worker always has a document to return; without one, a host that is down would leave the reader with an error page.
 */
async function canOpen(url: string): Promise<boolean> {
	const answers = () =>
		fetch(url, { method: "HEAD" }).then(
			({ status }) => status < 500,
			() => false,
		);
	const can = Boolean(navigator.serviceWorker?.controller) || (await answers());
	if (can) storeChoice();
	return can;
}

/**
 * Calls `onMount` once, after React's first commit: event handlers are attached, and nothing in the previous language is left.
 */
function Mounted({ onMount, children }: { onMount(): void; children: ReactNode }) {
	useEffect(onMount, [onMount]);
	return children;
}

function notifyMounted(): void {
	html.classList.remove("switching");
	documentData.ready = "";
	announce("app-ready");
}
