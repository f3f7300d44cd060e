/** Returns what replaces a value, or undefined to keep it and go through what it holds. `holder` is the object or array it is in. */
export type Replace = (value: unknown, key: string, holder: object | null) => unknown;

/**
 * Replaces values anywhere in JSON. What contains no replaced value is not copied. `replace` must keep the structure that the type
 * describes.
 */
export function mapJson<T>(json: T, replace: Replace): T {
	const map = (value: unknown, key: string, holder: object | null): unknown => {
		const replaced = replace(value, key, holder);
		if (replaced !== undefined) return replaced;
		if (typeof value !== "object" || value === null) return value;
		let copy: Record<string, unknown> | null = null;
		for (const inner of Object.keys(value)) {
			const child = (value as Record<string, unknown>)[inner];
			const mapped = map(child, inner, value);
			if (mapped === child) continue;
			copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
			copy[inner] = mapped;
		}
		return copy ?? value;
	};
	// The structure is kept, so the type is that of the argument.
	return map(json, "", null) as T;
}
