import { randomUUID } from "node:crypto";

/** What a visitor brings: languages of the browser (the first one is its own), size, theme, whether scripts run. */
export type Visitor = {
	locale?: string;
	furtherLocales?: readonly string[];
	width?: number;
	height?: number;
	dark?: boolean;
	/** Whether there is a finger and no mouse. */
	touch?: boolean;
	script?: boolean;
	stored?: Record<string, string>;
	/** Whether tests may bring scripts of their own, which the policy of the pages refuses. */
	bypassCsp?: boolean;
	/** Whether the worker of the offline app comes. It answers for the network, so most tests want none. */
	worker?: boolean;
};

export const defaultLocale = "fr-FR";
/** The size of a visitor's window in CSS pixels. */
export const viewportOf = ({ width = 1300, height = 900 }: Visitor) => ({ width, height });
/** The theme of a visitor's device. */
export const colorSchemeOf = ({ dark = false }: Visitor) => (dark ? "dark" : "light");

/** What `prepareDocument` is given; `visit` tells a visit from the one before in the same page. */
type Prepared = { visit: string; languages: string[]; worker: boolean; stored: [string, string][] };

/** What a visitor's documents are prepared with, for one visit. */
export function prepared({ locale = defaultLocale, furtherLocales = [], worker = false, stored = {} }: Visitor): Prepared {
	return { visit: randomUUID(), languages: [locale, ...furtherLocales], worker, stored: Object.entries(stored) };
}

/** Runs in each document of a visit, before its own scripts. */
export function prepareDocument({ visit, languages, worker, stored }: Prepared): void {
	Object.defineProperty(navigator, "languages", { value: Object.freeze(languages) });
	if (!worker) Object.defineProperty(navigator, "serviceWorker", { value: undefined });
	addEventListener("app-ready", () => document.documentElement.setAttribute("data-ready", ""));
	// An empty document has no storage.
	if (origin === "null") return;
	// Only in the first document: what the visitor chooses later must last.
	if (sessionStorage.getItem("visit") === visit) return;
	sessionStorage.clear();
	sessionStorage.setItem("visit", visit);
	for (const [key, value] of stored) localStorage.setItem(key, value);
}
