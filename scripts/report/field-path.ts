/** What a report calls the field at a path: «care.water», «faq 2» for the second item of a list. */
export function nameOfPath(path: readonly string[]): string {
	return path
		.map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : part))
		.join(".")
		.replaceAll(". ", " ")
		.trim();
}

/** The path that a pointer names: «faq», «1», «question» for «/faq/1/question». */
export function pathOf(pointer: string): string[] {
	return pointer.split("/").slice(1);
}

/** The value at a path of a file; undefined if there is none. */
export function lookUp(data: unknown, path: readonly string[]): unknown {
	return path.reduce<unknown>(
		(at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
		data,
	);
}
