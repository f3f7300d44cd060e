import { wrongLanguageHiddenMs } from "#schemas/shared/constants.ts";
import { storeChoice } from "#src/data/language-choice.ts";
import { rootData } from "#src/data/root-data.ts";
import { announce } from "#src/data/window-events.ts";

/**
 * Loads the document of a page that the app cannot render: it holds the page as it was prerendered, and this one is hidden until
 * then. If the document cannot be loaded either, the error screen is shown.
 */
export async function openDocument(): Promise<void> {
	document.documentElement.classList.add("switching");
	const hidden = setTimeout(reveal, wrongLanguageHiddenMs);
	if (await canOpen(location.href)) return location.reload();
	clearTimeout(hidden);
	reveal();
}

function reveal(): void {
	document.documentElement.classList.remove("switching");
	// What is hidden cannot take the focus.
	document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Leaves the page as it was served, with the notice, until the app starts after all. Without the app, Back and Forward between pages
 * that it had opened in one document would change the address alone.
 */
export function stayAsServed(): void {
	const { pathname } = location;
	addEventListener("popstate", () => {
		if (rootData().ready === undefined && location.pathname !== pathname) location.reload();
	});
	announce("app-failed");
}

/**
 * A service worker always has a document to return; without one, a host that is down would leave the reader with an error page.
 */
export async function canOpen(url: string): Promise<boolean> {
	const answers = () =>
		fetch(url, { method: "HEAD" }).then(
			({ status }) => status < 500,
			() => false,
		);
	const can = Boolean(navigator.serviceWorker?.controller) || (await answers());
	if (can) storeChoice();
	return can;
}
