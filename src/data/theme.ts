import { themeColours } from "#schemas/spec/offline.ts";
import type { ValueOf } from "#schemas/spec/stored-value.ts";
import { themeChoice } from "#schemas/spec/stored-values.ts";
import { stored } from "./storage.ts";

export type Theme = ValueOf<typeof themeChoice>;

/** The theme that the visitor chose, in whatever tab; the device's where there is none. */
export function chosenTheme(): Theme {
	return stored(themeChoice) ?? "system";
}

/**
 * Shows a theme: by the document's class, and by the colours in which browsers paint their own frame. Of these there is
 * one for either theme of the device; a theme that was chosen has its own in both.
 */
export function showTheme(theme: Theme): void {
	const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
	document.documentElement.classList.toggle("dark", dark);
	for (const device of ["light", "dark"] as const)
		document
			.querySelector(`[name=theme-color][media*=${device}]`)
			?.setAttribute("content", themeColours[theme === "system" ? device : theme]);
}

/** The same, with the theme that the visitor has chosen, from now on whatever changes it: another tab, the device, the way back. */
export function keepTheme(): void {
	const show = () => showTheme(chosenTheme());
	show();
	for (const event of ["storage", "pageshow"]) addEventListener(event, show);
	matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
}
