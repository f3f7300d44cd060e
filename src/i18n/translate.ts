import { createInstance } from "i18next";
import type { UiPlaceholders } from "#schemas/generated/ui-strings.ts";
import type { ShellData } from "#schemas/pages/page-data.ts";
import { createT, type WhenMissing } from "#schemas/shared/i18n.ts";

/** Values for the placeholders of a string; `count` selects its plural form. */
type Values<Name extends string> = { [Each in Name]: Each extends "count" ? number : string | number };

/** Returns a text by its key, with a value for each of its placeholders. */
export type TranslateOf<Placeholders extends Record<keyof Placeholders, string>> = <Key extends keyof Placeholders>(
	key: Key,
	...values: [Placeholders[Key]] extends [never] ? [] : [Values<Placeholders[Key]>]
) => string;

/** Returns an interface string. Keys and placeholders are typed from the content. */
export type Translate = TranslateOf<UiPlaceholders>;

/** A message that stays displayed: it is a function because the page language may change meanwhile. */
export type Sentence = (t: Translate) => string;

/** Creates the translate function for these strings. A missing one is shown as its key, or as `whenMissing` says. */
export function createTranslate<Placeholders extends Record<keyof Placeholders, string> = UiPlaceholders>(
	{ lang, strings }: Pick<ShellData, "lang" | "strings">,
	whenMissing?: WhenMissing,
): TranslateOf<Placeholders> {
	const translate = createT(createInstance(), lang, strings, whenMissing);
	return (key, ...[values]: [Record<string, string | number>?]) => translate(String(key), values);
}
