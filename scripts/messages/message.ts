import type { MessagePlaceholders } from "#schemas/generated/messages.ts";
import type { Lang } from "#schemas/shared/languages.ts";

/** Key of a message: `parse.todo`. The texts are in `messages.en.yaml` and `messages.fr.yaml`, in the folder of the code that says them. */
export type MessageKey = keyof MessagePlaceholders;

/**
 * The value of a placeholder: a literal text, a number, another message, the name of a language, or several of these, which are
 * joined as a list of the language («fr, es and de»), or each on a line of its own.
 */
export type Value = string | number | Message | { lang: Lang } | { lines: readonly Value[] } | readonly Value[];

/** A message for a person: its key and its values. Plain data, independent of language. */
export type Message = { key: MessageKey; values?: Readonly<Record<string, Value>> };

/** Whether a value of a message is a message itself. */
export function isMessage(value: Value | undefined): value is Message {
	return typeof value === "object" && "key" in value;
}

/** The values of a message; a plural one always takes `count`, even if no form contains it. */
type Values<Names extends string> = { readonly [Name in Names]: Name extends "count" ? number : Value };

/** Describes a message, to be translated where it is printed. The compiler requires a value for each placeholder of the English text. */
export function msg<Key extends MessageKey>(
	key: Key,
	...[values]: [MessagePlaceholders[Key]] extends [never] ? [] : [values: Values<MessagePlaceholders[Key]>]
): Message {
	return values ? { key, values } : { key };
}

/** What a finding says: what is so, and what to do about it. */
export type Said = { message: Message; hint: Message };

/** Key of a message that has a hint, `parse.todo` with `parse.todo.hint`. */
type KeyWithHint = { [Key in MessageKey]: `${Key}.hint` extends MessageKey ? Key : never }[MessageKey];

type PlaceholdersWithHint<Key extends KeyWithHint> = MessagePlaceholders[Key] | MessagePlaceholders[`${Key}.hint` & MessageKey];

/** A message and its hint, by the key of the message, with the values of both. */
export function withHint<Key extends KeyWithHint>(
	key: Key,
	...[values]: [PlaceholdersWithHint<Key>] extends [never] ? [] : [values: Values<PlaceholdersWithHint<Key>>]
): Said {
	const told = values ? { values } : {};
	return { message: { key, ...told }, hint: { key: `${key}.hint` as MessageKey, ...told } };
}
