import { constants } from "#schemas/spec/constants.ts";
import { preferredLang } from "#schemas/spec/url.ts";
import { isAdmin } from "./data/admin.ts";

/*
 * The one inline script, in the head of every page. Before the first paint it sets the theme, sends who is no editor away
 * from editors' pages, and hides a page that is about to change its language; it brings in the app when the page is idle or touched, and keeps a click that comes
 * before the app is there.
 */
const page = document.documentElement;

function stored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function remember(language: string): void {
	try {
		localStorage.setItem(constants.languageStorageKey, language);
	} catch {
		// Blocked storage: the choice lasts as long as the page.
	}
}

let early: HTMLElement | null = null;
let starting = false;
function startApp(): void {
	const { app } = page.dataset;
	if (starting || !app) return;
	starting = true;
	import(/* @vite-ignore */ app).catch(() => {
		// Without the app links lead where they say, the one that was kept included.
		removeEventListener("click", keepClick, true);
		if (early instanceof HTMLAnchorElement) location.assign(early.href);
	});
}

const theme = stored(constants.themeStorageKey);
const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
page.classList.toggle("dark", dark);

if (!isAdmin(location.search) && page.dataset["guarded"] !== undefined) {
	page.classList.add("switching");
	location.replace(page.dataset["pinned"] === undefined ? "/" : `/${page.lang}`);
}

if (
	page.dataset["pinned"] === undefined &&
	preferredLang(stored(constants.languageStorageKey), navigator.languages) !== page.lang
) {
	page.classList.add("switching");
	setTimeout(() => page.classList.remove("switching"), constants.wrongLanguageHiddenMs);
	startApp();
}

// What an address asks for in its query (answers, filters, a search) is not in the prerendered page.
if (location.search !== "") addEventListener("DOMContentLoaded", startApp);
for (const event of ["pointerdown", "touchstart", "keydown"]) addEventListener(event, startApp, { once: true, passive: true });
// A device that is busy with other things may never call itself idle.
addEventListener("load", () =>
	"requestIdleCallback" in window ? requestIdleCallback(startApp, { timeout: 2000 }) : setTimeout(startApp, 200),
);

function keepClick(event: MouseEvent): void {
	const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-live], a[data-language]") : null;
	if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const { language, live } = target.dataset;
	if (language) remember(language);
	if (live === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	early = target;
	startApp();
}
addEventListener("click", keepClick, true);
addEventListener(
	"app-ready",
	() => {
		removeEventListener("click", keepClick, true);
		// The app may have rendered afresh: what was clicked is found again by its name.
		if (early) document.querySelector<HTMLElement>(`[data-live="${early.dataset["live"]}"]`)?.click();
	},
	{ once: true },
);
