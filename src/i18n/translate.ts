import { createInstance } from "i18next";
import type { ShellData } from "#schemas/page-data.ts";
import type { UiPlaceholders } from "#src/generated/ui-strings.ts";

/** Gives an interface string. Placeholders are typed by the content; a key that is missing shows itself (R2.4). */
export type Translate = <Key extends keyof UiPlaceholders>(
	key: Key,
	...values: [UiPlaceholders[Key]] extends [never] ? [] : [Record<UiPlaceholders[Key], string | number>]
) => string;

/** Makes the function that speaks the language of these strings. */
export function createTranslate({ lang, strings }: Pick<ShellData, "lang" | "strings">): Translate {
	const i18n = createInstance();
	void i18n.init({
		lng: lang,
		resources: { [lang]: { translation: strings } },
		keySeparator: false,
		nsSeparator: false,
		initAsync: false,
		interpolation: { prefix: "{", suffix: "}", escapeValue: false },
	});
	return (key, ...[values]) => i18n.t(key, values ?? {});
}
