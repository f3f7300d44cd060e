import type { CST } from "yaml";

/** Offset of the first list or group nested inside `most` others; null if there is none. Iterative, so depth does not matter. */
export function findTooDeep(tokens: readonly CST.Token[], most: number): number | null {
	let level = tokens.flatMap(groupsIn);
	for (let depth = 1; level.length > 0; depth++) {
		const [first] = level;
		if (first && depth > most) return first.offset;
		level = level.flatMap(groupsIn);
	}
	return null;
}

/** Whether there are more than `most` values; stops counting there. */
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
