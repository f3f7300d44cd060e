/** Calls `act` at each of these events of the window, until the function that it gives is called. */
export function listen(names: readonly (keyof WindowEventMap)[], act: () => void): () => void {
	for (const name of names) addEventListener(name, act);
	return () => {
		for (const name of names) removeEventListener(name, act);
	};
}
