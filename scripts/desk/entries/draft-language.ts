import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, parseDocument, visit } from "yaml";
import type { NewFile } from "#schemas/pages/draft/files.ts";
import { defaultLang, type Lang, langs, type languages } from "#schemas/shared/languages.ts";
import { type PluralForm, pluralForms, withoutForm } from "#schemas/shared/plural-forms.ts";
import { readContent } from "../../content/read/read-content.ts";
import { inLang } from "../../kinds/content-file.ts";
import type { Translate } from "../../messages/translate.ts";
import { recordFor } from "../translate/record-translations.ts";
import { scaffoldTranslation } from "./scaffold.ts";

/**
 * Drafts everything that the content lacks in a language, each with a TODO marker: interface strings with the plural forms of that
 * language, a text for each entry, both copied from French, and strings in files that hold all languages. Existing text is kept.
 */
export function draftLanguage(contentDir: string, lang: Lang, translate: Translate): NewFile[] {
	const { files } = readContent(contentDir).value;
	const read = (file: string) => readFileSync(join(contentDir, file), "utf8");
	const isThere = (file: string) => existsSync(join(contentDir, file));
	return files.flatMap(({ file, contentFile }): NewFile[] => {
		if (contentFile.role === "ui" || contentFile.role === "text") {
			const draft = inLang(file, lang);
			if (contentFile.lang !== defaultLang || isThere(draft)) return [];
			const original = { file, contents: contentFile.role === "ui" ? inForms(read(file), lang) : read(file) };
			const record = contentFile.role === "text" ? recordFor(contentDir, file) : null;
			return [scaffoldTranslation(original, lang, record, translate)];
		}
		if (!file.endsWith(".yaml")) return [];
		const before = read(file);
		const contents = withWords(before, lang);
		return contents === before ? [] : [{ file, contents }];
	});
}

/** Copies the French interface strings, with the plural forms that the language has, without the notes to translators. */
function inForms(french: string, lang: Lang): string {
	const lines = french.replace(/^#.*\n+/gm, "").split("\n");
	const keyOf = (line: string) => /^([\w.]+):/.exec(line)?.[1] ?? "";
	const isForm = (line: string) => keyOf(line) !== withoutForm(keyOf(line));
	return lines
		.flatMap((line) => {
			if (!isForm(line)) return [line];
			// The first form is replaced by all forms of the language; the other French forms are dropped.
			const name = withoutForm(keyOf(line));
			const own = lines.filter((other) => isForm(other) && withoutForm(keyOf(other)) === name);
			if (own[0] !== line) return [];
			const textOf = (form: PluralForm) => own.find((other) => keyOf(other) === `${name}_${form}`) ?? own.at(-1) ?? line;
			return pluralForms(lang).map((form) => textOf(form).replace(/^[\w.]+/, `${name}_${form}`));
		})
		.join("\n");
}

/** Adds the marked French strings for one more language to a file that holds all languages. */
function withWords(contents: string, lang: Lang): string {
	const others = langs.filter((each) => each !== lang);
	const inserts: { at: number; text: string }[] = [];
	visit(parseDocument(contents), {
		Map: (_, map) => {
			if (map.has(lang) || !others.every((each) => map.has(each))) return;
			const last = map.items.at(-1);
			const original = map.get(defaultLang, true);
			if (!last || !isScalar(last.key) || !isScalar(last.value) || !isScalar(original)) return;
			const [, end = 0] = last.value.range ?? [];
			const start = last.key.range?.[0] ?? 0;
			const indent = contents.slice(contents.lastIndexOf("\n", start - 1) + 1, start);
			const words = `${lang}: ${JSON.stringify(`TODO ${String(original.value)}`)}`;
			inserts.push({ at: end, text: map.flow ? `, ${words}` : `\n${indent}${words}` });
		},
	});
	return inserts.reduceRight((text, { at, text: added }) => text.slice(0, at).trimEnd() + added + rest(text, at), contents);
}

/** The text after a value; the line break of a block scalar goes after the insertion. */
function rest(text: string, at: number): string {
	const behind = text.slice(at);
	return text.slice(0, at).endsWith("\n") ? `\n${behind}` : behind;
}

/**
 * The line for a language in `schemas/shared/languages.ts`, as far as `Intl` knows it: the words for ranges are left to a speaker.
 * Null if `Intl` does not know the language.
 */
export function languageLine(code: string): string | null {
	const name = nameOf(code);
	if (name === undefined) return null;
	const locale = localeOf(code);
	const signOf = (type: Intl.NumberFormatPartTypes, options: Intl.NumberFormatOptions, number: number) =>
		new Intl.NumberFormat(locale, options).formatToParts(number).find((part) => part.type === type)?.value ?? "";
	const first = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" })
		.formatToParts(new Date(Date.UTC(2025, 0, 1)))
		.find(({ type }) => type === "day")?.value;
	const known = {
		label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
		locale,
		firstOfMonth: first ?? "1",
		decimal: signOf("decimal", {}, 1.5),
		group: signOf("group", {}, 123_456),
		percentGap: signOf("literal", { style: "percent" }, 0.5),
		moneyFirst: moneyStandsFirst(locale),
		range: { from: "TODO", to: "TODO", neighbours: "TODO", between: "TODO", and: "TODO" },
		articles: {},
	} satisfies Record<keyof (typeof languages)[Lang], unknown>;
	const fields = Object.entries(known).map(([key, value]) => `${key}: ${inSource(JSON.stringify(value))}`);
	return `${code}: { ${fields.join(", ")} },`;
}

/** The name of a language in that language; undefined if `Intl` does not know it. */
function nameOf(locale: string): string | undefined {
	return new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(locale);
}

/** A language with its most likely region: «it-IT». */
function localeOf(locale: string): string {
	const { language, region } = new Intl.Locale(locale).maximize();
	return `${language}-${region}`;
}

function moneyStandsFirst(locale: string): boolean {
	const parts = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).formatToParts(1).map(({ type }) => type);
	return parts.indexOf("currency") < parts.indexOf("integer");
}

/** Formats JSON as source code: escapes non-breaking spaces, which are indistinguishable, and removes the quotes around keys. */
function inSource(json: string): string {
	return json
		.replace(/[\u00a0\u202f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)
		.replace(/([{,])"(\w+)":/g, "$1 $2: ")
		.replace(/(?<!{)}$/, " }");
}
