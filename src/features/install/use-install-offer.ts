import { useSyncExternalStore } from "react";
import { listen } from "#src/data/effects.ts";
import type { InstallOffer } from "#src/data/window-events.ts";

/** The browser's current offer to install the app, or null. */
export function useInstallOffer(): InstallOffer | null {
	return useSyncExternalStore(
		follow,
		() => window.installOffer ?? null,
		() => null,
	);
}

function follow(tell: () => void): () => void {
	const leave = listen(["beforeinstallprompt", "install-offer-gone"], tell);
	// The app can also be installed from the browser's menu.
	const forget = listen(["appinstalled"], () => {
		window.installOffer = undefined;
		tell();
	});
	return () => {
		leave();
		forget();
	};
}
