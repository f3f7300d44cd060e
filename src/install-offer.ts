import { installCardDelayMs } from "#schemas/shared/constants.ts";

/*
 * A browser may offer to install the site before the app is ready to show its install card. The event is `app-wanted` of
 * `data/window-events.ts`. In a file of its own and optional: a page works the same if the browser never offers installation or
 * this file fails to load.
 */
addEventListener("beforeinstallprompt", (event) => {
	event.preventDefault();
	window.installOffer = { dialog: event, madeAt: performance.now() };
	setTimeout(() => dispatchEvent(new Event("app-wanted")), installCardDelayMs);
});
