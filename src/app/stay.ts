/**
 * Takes back navigations that found nothing to show, so that the page before stays, at its address and its place. Routers have
 * no word for that; going to where one is already ends any navigation that is under way.
 */
export type Stay = {
	/** Whether a navigation is being taken back: nothing is to be loaded for it. */
	isStaying(): boolean;
	/** Takes the present navigation back. Ends when another one has taken its place. */
	takeBack(signal: AbortSignal): Promise<void>;
	/** Notes that a navigation has ended, wherever it led. */
	settle(): void;
};

/** The number that the router gives to each entry of the browser's history. */
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
			// A link changes the history only when its page has come; Back and Forward have changed it already.
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
