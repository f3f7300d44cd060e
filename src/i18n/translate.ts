import { createInstance } from "i18next";
import type { UiPlaceholders } from "#schemas/generated/ui-strings.ts";
import type { ShellData } from "#schemas/pages/page-data.ts";
import { createT, type WhenMissing } from "#schemas/shared/i18n.ts";

/** Values for the placeholders of a string; `count` selects its plural form. */
type Values<Name extends string> = { [Each in Name]: Each extends "count" ? number : string | number };

/** Returns an interface string. Placeholders are typed from the content. */
export type Translate = <Key extends keyof UiPlaceholders>(
	key: Key,
	...values: [UiPlaceholders[Key]] extends [never] ? [] : [Values<UiPlaceholders[Key]>]
) => string;

/** A message that stays displayed: it is a function because the page language may change meanwhile. */
export type Sentence = (t: Translate) => string;

/** Creates the translate function for these strings. A missing one is shown as its key, or as `whenMissing` says. */
export function createTranslate({ lang, strings }: Pick<ShellData, "lang" | "strings">, whenMissing?: WhenMissing): Translate {
	const translate = createT(createInstance(), lang, strings, whenMissing);
	return (key, ...[values]: [Record<string, string | number>?]) => translate(key, values);
}
