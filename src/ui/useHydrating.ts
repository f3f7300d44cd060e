import { useSyncExternalStore } from "react";

/**
 * True while the app takes over the prerendered page, which knows neither query nor browser; false from the next render on,
 * and from the first one where nothing was prerendered.
 */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		subscribeToNothing,
		() => false,
		() => true,
	);
}

const subscribeToNothing = () => () => {};
