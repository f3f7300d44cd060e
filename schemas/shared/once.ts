/** Creates a function that computes its value on the first call and returns the same value from then on. */
export function once<T>(make: () => T): () => T {
	let made: { value: T } | null = null;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** The same for each argument. */
export function onceEach<Key, T>(make: (key: Key) => T): (key: Key) => T {
	const made = new Map<Key, T>();
	return (key) => {
		if (!made.has(key)) made.set(key, make(key));
		return made.get(key) as T;
	};
}
