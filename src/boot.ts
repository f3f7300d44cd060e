import { constants } from "#schemas/spec/constants.ts";
import { preferredLang } from "#schemas/spec/url.ts";

/*
 * The one inline script, in the head of every page. Before the first paint it sets the theme and hides a page that is
 * about to change its language; it brings in the app when the page is idle or touched, and keeps a click that comes
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

let starting = false;
function startApp(): void {
	const { app } = page.dataset;
	if (starting || !app) return;
	starting = true;
	void import(/* @vite-ignore */ app);
}

const theme = stored(constants.themeStorageKey);
const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
page.classList.toggle("dark", dark);

if (
	page.dataset["pinned"] === undefined &&
	preferredLang(stored(constants.languageStorageKey), navigator.languages) !== page.lang
) {
	page.classList.add("switching");
	setTimeout(() => page.classList.remove("switching"), constants.wrongLanguageHiddenMs);
	startApp();
}

for (const event of ["pointerdown", "touchstart", "keydown"]) addEventListener(event, startApp, { once: true, passive: true });
addEventListener("load", () => ("requestIdleCallback" in window ? requestIdleCallback(startApp) : setTimeout(startApp, 200)));

let early: HTMLElement | null = null;
function keepClick(event: MouseEvent): void {
	const target = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a[data-live]") : null;
	if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
		early?.click();
	},
	{ once: true },
);
