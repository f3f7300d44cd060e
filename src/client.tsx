import "./app/styles.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { constants } from "#schemas/spec/constants.ts";
import { preferredLang } from "#schemas/spec/url.ts";
import { createRoutes, type Initial, loadInitial, type Surroundings } from "./app/routes.tsx";
import { stored } from "./data/storage.ts";
import { applyHead } from "./head/apply.ts";
import { headTags } from "./head/head-tags.ts";

/*
 * Takes over the prerendered page: hydrates it when the visitor reads the very page that was prerendered, in its
 * language; renders afresh when the language or the address differs (R1.7, R2.5).
 */
const surroundings: Surroundings = {
	fetch: (url) => fetch(url),
	chosenLang: () => preferredLang(stored(constants.languageStorageKey), navigator.languages),
};

const { pathname } = location;
try {
	const initial = await loadInitial(pathname, surroundings);
	if (initial instanceof Response) location.replace(initial.headers.get("Location") ?? "/");
	else start(initial);
} catch (error) {
	start(null, error);
}

function start(initial: Initial | null, error?: unknown): void {
	const html = document.documentElement;
	const container = document.getElementById("root");
	if (!container) throw new Error("the page has no root");
	const router = createBrowserRouter(createRoutes(pathname, surroundings), {
		hydrationData: initial ? { loaderData: initial } : { loaderData: {}, errors: { shell: error } },
	});
	const app = <RouterProvider router={router} />;
	const prerendered =
		initial !== null && html.dataset["path"] === pathname && html.lang === initial.page.page.lang && !initial.page.fallback;
	if (prerendered) hydrateRoot(container, app);
	else {
		if (initial) applyHead(headTags(initial.page.page, initial.shell.shell.site), initial.shell.shell.lang);
		createRoot(container).render(app);
	}
	import.meta.hot?.on("pousse:content", () => router.revalidate());
	// The next frame after React's first commit: handlers are in place, and nothing of the old language is left.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			html.classList.remove("switching");
			dispatchEvent(new Event("app-ready"));
		}),
	);
}
