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

function groupsIn(token: CST.Token): CST.Token[] {
	const values = token.type === "document" ? [token] : "items" in token ? token.items : [];
	return values.flatMap((each) => [...("key" in each ? [each.key] : []), each.value].filter(isGroup));
}

function isGroup(token: CST.Token | null | undefined): token is CST.Token {
	return token != null && "items" in token;
}
