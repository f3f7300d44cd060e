import type { Lang } from "#schemas/shared/languages.ts";
import type { PluralForm } from "#schemas/shared/plural-forms.ts";
import type { English } from "./en.ts";

/** The text of a key: `"The file is empty."`, or a text for each plural form of the language. */
type Form = `_${PluralForm}`;
type WithoutForm<Key extends string> = Key extends `${infer Name}${Form}` ? Name : Key;

/** Key of a message: `parse.todo`. The texts are in `en/` and `fr/`, one file for each stage. */
export type MessageKey = WithoutForm<keyof English & string>;

/** The placeholder names of a text. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never;

type TextOf<Key extends MessageKey> = Key extends keyof English
	? English[Key]
	: `${Key}_other` extends keyof English
		? English[`${Key}_other`]
		: never;

/**
 * The value of a placeholder: a literal text, a number, another message, the name of a language, or several of these, which are
 * joined as a list of the language («fr, es and de»), or each on a line of its own.
 */
export type Value = string | number | Message | { lang: Lang } | { lines: readonly Value[] } | readonly Value[];

/** A message for a person: its key and its values. Plain data, independent of language. */
export type Message = { key: MessageKey; values?: Readonly<Record<string, Value>> };

/** The values of a message; a plural one always takes `count`, even if no form contains it. */
type NamesOf<Key extends MessageKey> = Placeholders<TextOf<Key>> | (Key extends keyof English ? never : "count");

type Values<Names extends string> = { readonly [Name in Names]: Name extends "count" ? number : Value };

/** Describes a message, to be translated where it is printed. The compiler requires a value for each placeholder of the English text. */
export function msg<Key extends MessageKey>(
	key: Key,
	...[values]: [NamesOf<Key>] extends [never] ? [] : [values: Values<NamesOf<Key>>]
): Message {
	return values ? { key, values } : { key };
}
