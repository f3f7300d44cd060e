import { useSyncExternalStore } from "react";
import { listen } from "#src/data/listen.ts";
import type { InstallOffer } from "#src/data/window-events.ts";

/** The browser’s offer to install the app, as long as it stands. */
export function useInstallOffer(): InstallOffer | null {
	return useSyncExternalStore(
		follow,
		() => window.installOffer ?? null,
		() => null,
	);
}

function follow(tell: () => void): () => void {
	const leave = listen(["beforeinstallprompt", "install-offer-gone"], tell);
	// The browser has a menu to install from, too.
	const forget = listen(["appinstalled"], () => {
		window.installOffer = undefined;
		tell();
	});
	return () => {
		leave();
		forget();
	};
}
