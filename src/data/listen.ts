/** Calls `act` on each of these window events; returns a function that stops listening. */
export function listen(names: readonly (keyof WindowEventMap)[], act: () => void): () => void {
	for (const name of names) addEventListener(name, act);
	return () => {
		for (const name of names) removeEventListener(name, act);
	};
}
