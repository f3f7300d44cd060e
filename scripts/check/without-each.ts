/** What is left of a list when each of the others takes one item with its key away. */
export function withoutEach<T>(items: readonly T[], keyOf: (item: T) => string, others: readonly string[]): T[] {
	const left = [...others];
	return items.filter((item) => {
		const at = left.indexOf(keyOf(item));
		if (at !== -1) left.splice(at, 1);
		return at === -1;
	});
}
