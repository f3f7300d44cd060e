/** The browser's two kinds of storage: for the site, which all its tabs share and which stays, and for one tab. */
export type Where = "localStorage" | "sessionStorage";

/** A value that the site keeps in a visitor's browser: where it stands, and how it is read. */
export type StoredValue<Value extends string | number | object> = {
	where: Where;
	key: string;
	/** Reads what stands there, whoever wrote it. Gives null or throws where it is nothing of ours. */
	read(text: string): Value | null;
};

/** What a stored value is, once it is read. */
export type ValueOf<Stored> = Stored extends StoredValue<infer Value> ? Value : never;

/** What is longer is nothing of ours, and is not even looked at. */
const longestText = 200_000;

/** One of a few words. */
// @__NO_SIDE_EFFECTS__
export function choice<const Word extends string>(
	key: string,
	words: readonly Word[],
	where: Where = "localStorage",
): StoredValue<Word> {
	return { where, key, read: (text) => words.find((word) => word === text) ?? null };
}

/** A text of a form, or any text. */
// @__NO_SIDE_EFFECTS__
export function text(key: string, form = /^/): StoredValue<string> {
	return { where: "localStorage", key, read: (found) => (form.test(found) ? found : null) };
}

/** JSON, of which `pick` takes what fits. */
// @__NO_SIDE_EFFECTS__
export function json<Value extends number | object>(
	key: string,
	pick: (value: unknown) => Value | null,
	where: Where = "localStorage",
): StoredValue<Value> {
	return { where, key, read: (found) => (found.length > longestText ? null : pick(JSON.parse(found))) };
}
