import type { ShellData } from "#schemas/page-data.ts";
import type { UiPlaceholders } from "#src/generated/ui-strings.ts";

/** Gives an interface string. Placeholders are typed by the content; a key that is missing shows itself. */
export type Translate = <Key extends keyof UiPlaceholders>(
	key: Key,
	...values: [UiPlaceholders[Key]] extends [never] ? [] : [Record<UiPlaceholders[Key], string | number>]
) => string;

/** Makes the function that speaks the language of these strings. */
export function createTranslate({ strings }: Pick<ShellData, "strings">): Translate {
	return (key, ...[values]: [Record<string, string | number>?]) =>
		(strings[key] ?? key).replace(/\{\s*(\w+)\s*\}/g, (placeholder, name: string) => String(values?.[name] ?? placeholder));
}
