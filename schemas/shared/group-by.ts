/** Groups values by their key. Groups are in the order of their first value. */
export function groupBy<Value, Key>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Group<Value>> {
	const groups = new Map<Key, Group<Value>>();
	for (const value of values) addTo(groups, keyOf(value), value);
	return groups;
}

/** Adds a value to the group of a key: for values with several keys. */
export function addTo<Value, Key>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
	const group = groups.get(key);
	if (group) group.push(value);
	else groups.set(key, [value]);
}

/** Values with the same key: at least one. */
export type Group<Value> = [Value, ...Value[]];
