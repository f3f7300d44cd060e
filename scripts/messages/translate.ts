import { createInstance } from "i18next";
import { createT } from "#schemas/shared/i18n.ts";
import { languages } from "#schemas/shared/languages.ts";
import { once } from "#schemas/shared/once.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { shorten } from "#schemas/shared/shorten.ts";
import type { Message, Value } from "./message.ts";
import { printable } from "./printable.ts";
import { loadMessages } from "./texts.ts";

/** Characters that a message quotes of a value at most: a value of the content may have megabytes. */
const longestQuote = 500;

/** Turns messages into sentences of one language. */
export type Translate = (message: Message) => string;

/** Creates a translator for a language. */
export function createTranslate(lang: ProgramLang): Translate {
	// A command creates a translator as it starts, and may have nothing to say.
	const t = once(() => createT(createInstance(), lang, loadMessages(lang)));
	const { decimal, locale } = languages[lang];
	const write = (value: Value): string => {
		if (typeof value === "string") return printable(shorten(value, longestQuote));
		if (typeof value === "number") return String(value).replace(".", decimal);
		if ("key" in value) return translate(value);
		if ("lang" in value) return new Intl.DisplayNames(locale, { type: "language" }).of(value.lang) ?? value.lang;
		if ("lines" in value) return value.lines.map(write).join("\n");
		const words = value.map(write);
		if (words.length < 2) return words.join("");
		return t()("list.and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
	};
	const translate: Translate = ({ key, values }) => {
		if (!values) return t()(key);
		const filled = Object.entries(values).map(([name, value]) => [name, name === "count" ? value : write(value)]);
		return t()(key, Object.fromEntries(filled));
	};
	return translate;
}
