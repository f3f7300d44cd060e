import { describe, expect, test } from "vitest";
import { type PluralForm, pluralForms, uiPlaceholderPattern, withoutForm } from "#schemas/shared/plural-forms.ts";
import { type ProgramLang, programLangs } from "#schemas/shared/program-langs.ts";
import { loadMessages } from "#scripts/messages/texts.ts";

const strings = { en: loadMessages("en"), fr: loadMessages("fr") } satisfies Record<ProgramLang, object>;
const keysOf = (lang: ProgramLang) => Object.keys(strings[lang]);
const isPlural = (key: string) => withoutForm(key) !== key;

/** The placeholders of a text, sorted. */
const placeholders = (text: string) => [...new Set([...text.matchAll(uiPlaceholderPattern)].map(([found]) => found))].sort();

/** The English text that another one is a translation of; of the forms of a plural, that of most numbers. */
const originalOf = (key: string) => strings.en[isPlural(key) ? `${withoutForm(key)}_other` : key] ?? "";

describe.each(programLangs)("messages in %s (R17.8)", (lang) => {
	test("exactly the messages used by the program exist", () => {
		expect([...new Set(keysOf(lang).map(withoutForm))].sort()).toEqual([...new Set(keysOf("en").map(withoutForm))].sort());
	});

	test("a message with a number has every plural form of the language", () => {
		const plural = [...new Set(keysOf(lang).filter(isPlural).map(withoutForm))];
		const formsOf = (name: string) =>
			keysOf(lang).flatMap((key) => (withoutForm(key) === name ? [key.slice(name.length + 1) as PluralForm] : []));
		expect(plural.filter((name) => formsOf(name).toSorted().join() !== pluralForms(lang).toSorted().join())).toEqual([]);
	});

	test("every placeholder appears in every text", () => {
		const odd = keysOf(lang).filter(
			(key) => placeholders(strings[lang][key] ?? "").join() !== placeholders(originalOf(key)).join(),
		);
		expect(odd).toEqual([]);
	});

	test("a hint starts in lower case and ends without a full stop, a message is a sentence", () => {
		const hints = keysOf(lang).filter((key) => key.endsWith(".hint"));
		expect(hints.filter((key) => /^\p{Lu}|[^.]\.$/u.test(strings[lang][key] ?? ""))).toEqual([]);
	});
});

test("French has no-break spaces, curved apostrophes and guillemets (R17.8)", () => {
	const wrong = Object.entries(strings.fr).filter(([, text]) => / [;:!?»]|« |\p{L}'\p{L}/u.test(text.replace(/`[^`]*`/g, "")));
	expect(wrong).toEqual([]);
});

test("no placeholder has a name reserved by i18next (R17.8)", () => {
	const reserved = ["context", "defaultValue", "interpolation", "joinArrays", "lng", "lngs", "ns", "ordinal", "replace"];
	const used = new Set(Object.values(strings.en).flatMap(placeholders));
	expect(reserved.filter((name) => used.has(`{{${name}}}`))).toEqual([]);
});
