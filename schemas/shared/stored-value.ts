/** The browser's storage areas: persistent and shared by all tabs of the site, or per tab. */
export type Where = "localStorage" | "sessionStorage";

/** A value stored in a visitor's browser: its key and its parser. */
export type StoredValue<Value extends string | number | object> = {
	where: Where;
	key: string;
	/** Parses the stored text, which anyone may have written. Returns null or throws if it is invalid. */
	read(text: string): Value | null;
};

/** The type of a stored value after parsing. */
export type ValueOf<Stored> = Stored extends StoredValue<infer Value> ? Value : never;

/** Longer texts are not ours and are not parsed. */
const longestText = 1_000_000;

/** One of a few words. */
// @__NO_SIDE_EFFECTS__
export function choice<const Word extends string>(
	key: string,
	words: readonly Word[],
	where: Where = "localStorage",
): StoredValue<Word> {
	return { where, key, read: (text) => words.find((word) => word === text) ?? null };
}

/** A text that matches a pattern, or any text. */
// @__NO_SIDE_EFFECTS__
export function text(key: string, form = /^/): StoredValue<string> {
	return { where: "localStorage", key, read: (found) => (form.test(found) ? found : null) };
}

/** JSON, of which `pick` returns the valid part. */
// @__NO_SIDE_EFFECTS__
export function json<Value extends number | object>(
	key: string,
	pick: (value: unknown) => Value | null,
	where: Where = "localStorage",
): StoredValue<Value> {
	return { where, key, read: (found) => (found.length > longestText ? null : pick(JSON.parse(found))) };
}
