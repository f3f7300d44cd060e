import type { CST } from "yaml";

/** Where the first list or group begins that stands inside `most` others; null where none does. Takes as long however deep they are. */
export function findTooDeep(tokens: readonly CST.Token[], most: number): number | null {
	let level = tokens.flatMap(groupsIn);
	for (let depth = 1; level.length > 0; depth++) {
		const [first] = level;
		if (first && depth > most) return first.offset;
		level = level.flatMap(groupsIn);
	}
	return null;
}

/** Whether there are more than so many values; stops to count there. */
export function hasMoreValues(tokens: readonly CST.Token[], most: number): boolean {
	const groups = tokens.flatMap(groupsIn);
	let count = 0;
	for (let group = groups.pop(); group && count <= most; group = groups.pop()) {
		if ("items" in group) count += group.items.length;
		for (const inner of groupsIn(group)) groups.push(inner);
	}
	return count > most;
}

function groupsIn(token: CST.Token): CST.Token[] {
	const values = token.type === "document" ? [token] : "items" in token ? token.items : [];
	return values.flatMap((each) => [...("key" in each ? [each.key] : []), each.value].filter(isGroup));
}

function isGroup(token: CST.Token | null | undefined): token is CST.Token {
	return token != null && "items" in token;
}
