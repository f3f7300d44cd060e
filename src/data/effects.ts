/** Calls `act` on each of these events of the window, or of the document; returns a function that stops listening. */
export function listen<Name extends keyof WindowEventMap>(
	names: readonly Name[],
	act: (event: WindowEventMap[Name]) => void,
	target: Window | Document = window,
): () => void {
	// Both pass the event that the name says.
	const listener = act as EventListener;
	for (const name of names) target.addEventListener(name, listener);
	return () => {
		for (const name of names) target.removeEventListener(name, listener);
	};
}

/** Passes on the answer that an effect waits for, or its failure, unless the effect has ended by then; returns what ends it. */
export function settle<T>(asked: Promise<T>, onAnswer: (answer: T) => void, onFailure: (error: unknown) => void): () => void {
	let current = true;
	asked.then(
		(answer) => current && onAnswer(answer),
		(error: unknown) => current && onFailure(error),
	);
	return () => {
		current = false;
	};
}
