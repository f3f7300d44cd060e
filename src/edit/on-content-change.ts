/** Calls back when a content file has changed, whether the check passes or not, as the dev server says; returns what ends that. */
export function onContentChange(listener: () => void): () => void {
	// Vite looks for this exact expression.
	const hot = import.meta.hot;
	const events = ["pousse:content", "vite:error"];
	for (const event of events) hot?.on(event, listener);
	return () => {
		for (const event of events) hot?.off(event, listener);
	};
}
