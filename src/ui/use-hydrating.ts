import { useSyncExternalStore } from "react";

/**
 * True while the app hydrates the prerendered page, which has neither query nor browser state; false from the next render on,
 * and from the first one if nothing was prerendered.
 */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		subscribeToNothing,
		() => false,
		() => true,
	);
}

const subscribeToNothing = () => () => {};
