/**
 * Reverts navigations that could not be loaded, so that the previous page stays, at its address and scroll position. The router
 * has no API for that, but navigating to the current location aborts any navigation in progress.
 */
export type NavigationRevert = {
	/** Whether a navigation is being reverted: nothing needs to be loaded for it. */
	isReverting(): boolean;
	/** Reverts the current navigation. Resolves when another navigation has replaced it. */
	revert(signal: AbortSignal): Promise<void>;
	/** Notes that a navigation has ended, whatever its target. */
	settle(): void;
};

/** The index that the router stores in each browser history entry. */
const entryIndex = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

export function createNavigationRevert(): NavigationRevert {
	let index = entryIndex();
	let reverting = false;
	return {
		isReverting: () => reverting,
		async revert(signal) {
			reverting = true;
			const ended = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
			const steps = (index ?? 0) - (entryIndex() ?? 0);
			// A link changes the history only once its page has loaded; Back and Forward have changed it already.
			if (steps === 0) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
			else history.go(steps);
			await ended;
		},
		settle() {
			index = entryIndex();
			reverting = false;
		},
	};
}
