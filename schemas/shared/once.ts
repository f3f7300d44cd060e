/** Creates a function that computes its value on the first call and returns the same value from then on. */
export function once<T>(make: () => T): () => T {
	let made: { value: T } | null = null;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
