import { createInstance } from "i18next";
import { createT } from "#schemas/shared/i18n.ts";
import { languages } from "#schemas/shared/languages.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import type { Message, MessageKey, Value } from "./message.ts";
import { printable } from "./printable.ts";

/** Characters that a message quotes of a value at most: a value of the content may have megabytes. */
const longestQuote = 500;

/** The texts of each language in i18next's JSON v4 format, like `content/ui`. */
export const texts = { en: english, fr: french } as const satisfies Record<ProgramLang, Readonly<Record<string, string>>>;

/** Whether a message with that key exists. */
export function isMessageKey(key: string): key is MessageKey {
	return Object.hasOwn(english, key) || Object.hasOwn(english, `${key}_other`);
}

/** Turns messages into sentences of one language. */
export type Translate = (message: Message) => string;

/** Creates a translator for a language. */
export function createTranslate(lang: ProgramLang): Translate {
	const t = createT(createInstance(), lang, texts[lang]);
	const { decimal, locale } = languages[lang];
	const write = (value: Value): string => {
		if (typeof value === "string") return printable(value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value);
		if (typeof value === "number") return String(value).replace(".", decimal);
		if ("key" in value) return translate(value);
		if ("lang" in value) return new Intl.DisplayNames(locale, { type: "language" }).of(value.lang) ?? value.lang;
		if ("lines" in value) return value.lines.map(write).join("\n");
		const words = value.map(write);
		if (words.length < 2) return words.join("");
		return t("list.and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
	};
	const translate: Translate = ({ key, values }) => {
		if (!values) return t(key);
		const filled = Object.entries(values).map(([name, value]) => [name, name === "count" ? value : write(value)]);
		return t(key, Object.fromEntries(filled));
	};
	return translate;
}
