import { themeColours } from "#schemas/shared/offline.ts";
import { themeKey } from "#schemas/shared/stored-keys.ts";
import type { ValueOf } from "#schemas/shared/stored-value.ts";
import type { themeChoice } from "#schemas/shared/stored-values.ts";
import { storedText } from "./storage.ts";

export type Theme = ValueOf<typeof themeChoice>;

/** The theme that the visitor chose, in any tab; the device's theme if none was chosen. */
export function chosenTheme(): Theme {
	const text = storedText(themeKey);
	return text === "light" || text === "dark" ? text : "system";
}

/**
 * Applies a theme: sets the document's class, and the `theme-color` meta elements, which colour the browser's UI. There is one
 * of these for each theme of the device; a chosen theme sets its colour in both.
 */
export function showTheme(theme: Theme): void {
	const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
	document.documentElement.classList.toggle("dark", dark);
	for (const device of ["light", "dark"] as const)
		document
			.querySelector(`[name=theme-color][media*=${device}]`)
			?.setAttribute("content", themeColours[theme === "system" ? device : theme]);
}

/**
 * Applies the chosen theme, now and whenever it changes: in another tab, on the device, or when the page is restored from the
 * back/forward cache.
 */
export function keepTheme(): void {
	const show = () => showTheme(chosenTheme());
	show();
	for (const event of ["storage", "pageshow"]) addEventListener(event, show);
	matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
}
