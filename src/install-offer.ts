import { installCardDelayMs } from "#schemas/spec/constants.ts";

/*
 * A browser may offer to install the site before the app is there; the card that does so is the app's. The event is `app-wanted` of
 * `data/window-events.ts`. Stands in a file of its own, since a page whose browser never offers it, or that lacks it, lacks nothing.
 */
addEventListener("beforeinstallprompt", (event) => {
	event.preventDefault();
	window.installOffer = { dialog: event, madeAt: performance.now() };
	setTimeout(() => dispatchEvent(new Event("app-wanted")), installCardDelayMs);
});
