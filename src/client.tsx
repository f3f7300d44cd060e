import "./app/styles.css";
import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { Lang } from "#schemas/spec/languages.ts";
import { createRoutes, type First, loadInitial, type Surroundings } from "./app/routes.tsx";
import { isAdmin } from "./data/admin.ts";
import { forget, get } from "./data/browser.ts";
import { chosenLang } from "./data/chosen-lang.ts";
import { applyHead } from "./head/apply.ts";
import { headTags } from "./head/head-tags.ts";

/*
 * Takes over the prerendered page: hydrates it when the visitor reads the very page that was prerendered, in its
 * language; renders afresh when the language or the address differs (R1.7, R2.5).
 */
const html = document.documentElement;

const surroundings: Surroundings = {
	get,
	chosenLang,
	isAdmin,
	isOutdated: () => html.dataset["outdated"] !== undefined,
};

const { pathname, search } = location;
// A part that the host no longer has: this page stays as it is, and the next one opens anew, with all its parts.
addEventListener("vite:preloadError", () => {
	if (navigator.onLine) html.dataset["outdated"] = "";
});

const first = await loadInitial({ pathname, search }, surroundings).catch((error: unknown) => ({ error }));
if (first instanceof Response) location.replace(first.headers.get("Location") ?? "/");
else {
	const hasContent = html.dataset["shell"] === undefined;
	if ("error" in first && hasContent && surroundings.isOutdated()) throw first.error;
	start(first);
}

/** Without a shell there is nothing but the error; without a page the error stands in the shell. */
function hydrationOf(found: First | { error: unknown }) {
	if ("page" in found) return { loaderData: found };
	return "shell" in found
		? { loaderData: { shell: found.shell }, errors: { page: found.error } }
		: { loaderData: {}, errors: { shell: found.error } };
}

/** The language of the words that have come, else the one that was asked for. */
function spokenBy(found: First | { error: unknown }): Lang {
	return "shell" in found ? found.shell.shell.lang : surroundings.chosenLang();
}

function start(found: First | { error: unknown }): void {
	const container = document.getElementById("root");
	if (!container) throw new Error("the page has no root");
	const router = createBrowserRouter(createRoutes(pathname, spokenBy(found), surroundings), {
		hydrationData: hydrationOf(found),
	});
	const app = (
		<Mounted onMount={tellMounted}>
			<RouterProvider router={router} />
		</Mounted>
	);
	const initial = "page" in found ? found : null;
	const prerendered =
		initial !== null && html.dataset["path"] === pathname && html.lang === initial.page.page.lang && !initial.page.fallback;
	if (!prerendered && initial) applyHead(headTags(initial.page.page, initial.shell.shell.site), initial.shell.shell.lang);
	// As a transition React pauses every few milliseconds, so that the page answers while it comes alive.
	startTransition(() => {
		if (prerendered) hydrateRoot(container, app);
		else createRoot(container).render(app);
	});
	import.meta.hot?.on("pousse:content", () => {
		forget();
		router.revalidate();
	});
}

/** Calls `onMount` once, after React's first commit: handlers are in place, and nothing of the old language is left. */
function Mounted({ onMount, children }: { onMount(): void; children: ReactNode }) {
	useEffect(onMount, [onMount]);
	return children;
}

function tellMounted(): void {
	html.classList.remove("switching");
	html.dataset["ready"] = "";
	dispatchEvent(new Event("app-ready"));
}
