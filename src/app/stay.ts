/**
 * Reverts navigations that could not be loaded, so that the previous page stays, at its address and scroll position. The router
 * has no API for that, but navigating to the current location aborts any navigation in progress.
 */
export type Stay = {
	/** Whether a navigation is being reverted: nothing needs to be loaded for it. */
	isStaying(): boolean;
	/** Reverts the current navigation. Resolves when another navigation has replaced it. */
	takeBack(signal: AbortSignal): Promise<void>;
	/** Notes that a navigation has ended, whatever its target. */
	settle(): void;
};

/** The index that the router stores in each browser history entry. */
const entryIndex = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

export function createStay(): Stay {
	let index = entryIndex();
	let staying = false;
	return {
		isStaying: () => staying,
		async takeBack(signal) {
			staying = true;
			const ended = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
			const steps = (index ?? 0) - (entryIndex() ?? 0);
			// A link changes the history only once its page has loaded; Back and Forward have changed it already.
			if (steps === 0) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
			else history.go(steps);
			await ended;
		},
		settle() {
			index = entryIndex();
			staying = false;
		},
	};
}
