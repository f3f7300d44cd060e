import { createInstance } from "i18next";
import type { ShellData } from "#schemas/page-data.ts";
import { createSpeak } from "#schemas/spec/i18n.ts";
import type { UiPlaceholders } from "#src/generated/ui-strings.ts";

/** What fills the placeholders of a string; `count` is the number that chooses its plural form. */
type Values<Name extends string> = { [Each in Name]: Each extends "count" ? number : string | number };

/** Gives an interface string. Placeholders are typed by the content; a key that is missing shows itself. */
export type Translate = <Key extends keyof UiPlaceholders>(
	key: Key,
	...values: [UiPlaceholders[Key]] extends [never] ? [] : [Values<UiPlaceholders[Key]>]
) => string;

/** What is said for a while: the language of the page may change meanwhile. */
export type Sentence = (t: Translate) => string;

/** Makes the function that speaks the language of these strings. */
export function createTranslate({ lang, strings }: Pick<ShellData, "lang" | "strings">): Translate {
	const speak = createSpeak(createInstance(), lang, strings);
	return (key, ...[values]: [Record<string, string | number>?]) => speak(key, values);
}
