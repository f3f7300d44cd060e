import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { keysInCode, keysInFile, numbersOf, type PluralForm, withoutForm } from "#schemas/shared/plural-forms.ts";
import { msg, type Said, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean, findNearest } from "../report/nearest.ts";
import type { Part } from "../types/content.ts";
import { diagnose, eachPart, type Rule } from "./rule.ts";

/** The strings of a file, by their keys in code: whether each has plural forms. */
type Strings = ReadonlyMap<string, boolean>;

/** Every language has the interface strings of the French file, with exactly its own plural forms. */
export const checkUiKeys: Rule = ({ content: { ui } }) => {
	const french = ui[defaultLang]?.data;
	if (!french) return [];
	const stringsOf = (data: object) => keysInCode(Object.keys(data));
	const translations = langs.flatMap((lang) => (lang !== defaultLang && ui[lang]?.data ? [stringsOf(ui[lang].data)] : []));
	const wanted = wantedStrings(stringsOf(french), translations);
	return langs.flatMap((lang) => {
		const part = ui[lang];
		return part?.data ? eachPart([part], () => checkFile(part, Object.keys(part.data ?? {}), lang, wanted)) : [];
	});
};

/** The French strings, unless all translations agree on others, which means that one was lost or misspelt in French. */
function wantedStrings(french: Strings, translations: readonly Strings[]): Strings {
	const [first = new Map<string, boolean>(), ...others] = translations;
	const isAgreed = (key: string) => others.length > 0 && others.every((each) => each.get(key) === first.get(key));
	const lost = [...first.keys()].filter((key) => !french.has(key) && isAgreed(key));
	const isMisspelt = (key: string) => translations.every((each) => !each.has(key)) && findNearest(key, lost) !== undefined;
	const wanted = [...french].flatMap(([key, isPlural]) => {
		const agreed = isAgreed(key) ? first.get(key) : undefined;
		return isMisspelt(key) ? [] : [[key, agreed ?? isPlural] as const];
	});
	let place = 0;
	for (const [key, isPlural] of first) {
		if (lost.includes(key)) wanted.splice(place, 0, [key, isPlural]);
		place = wanted.findIndex(([each]) => each === key) + 1 || place;
	}
	return new Map(wanted);
}

/** A file, the keys it should have, and those of them that it lacks. */
type Compared = { part: Part; lang: Lang; wanted: Strings; expected: readonly string[]; missing: Set<string> };

function checkFile(part: Part, keys: readonly string[], lang: Lang, wanted: Strings): Diagnostic[] {
	const expected = [...wanted].flatMap(([key, isPlural]) => keysInFile(key, isPlural, lang));
	const [there, known] = [new Set(keys), new Set(expected)];
	const missing = new Set(expected.filter((key) => !there.has(key)));
	const compared = { part, lang, wanted, expected, missing };
	const extra = keys.filter((key) => !known.has(key)).map((key) => reportExtra(key, compared));
	return [...extra, ...[...missing].map((key) => reportMissing(key, part, lang, placeFor(key, keys, expected)))];
}

/** Reports a key that the file should not have. One that was meant to be a missing one is no longer missing. */
function reportExtra(key: string, { part, lang, wanted, expected, missing }: Compared): Diagnostic {
	const report = (said: Said) => diagnose(part, keyPosition(part, key), "extra-key", said);
	const base = withoutForm(key);
	if (wanted.get(base)) {
		const forms = keysInFile(base, true, lang).join(", ");
		return base === key
			? report(withHint("validate.plural", { key, forms }))
			: report(withHint("validate.noForm", { lang, form: formOf(key), key, forms }));
	}
	const meant = findNearest(key, missing);
	if (meant !== undefined) missing.delete(meant);
	const names = meant === undefined ? expected : [meant];
	return report({ message: msg("validate.extraKey", { key }), hint: didYouMean(key, names, msg("validate.removeLine.hint")) });
}

/** Reports a missing key; for a plural form, with numbers that need it. */
function reportMissing(key: string, part: Part, lang: Lang, beside: string | undefined): Diagnostic {
	const numbers = numbersOf(formOf(key), lang).slice(0, 3).join(", ");
	return diagnose(part, beside === undefined ? [1, 1] : keyPosition(part, beside), "missing-key", {
		message: msg("validate.missingKey", { file: part.file, key }),
		hint:
			key === withoutForm(key) ? msg("validate.missingKey.hint", { key }) : msg("validate.missingForm.hint", { key, numbers }),
	});
}

/** The key beside which a missing one belongs: another form of its string, or the one that follows its predecessor in the list. */
function placeFor(key: string, keys: readonly string[], expected: readonly string[]): string | undefined {
	const base = withoutForm(key);
	const form = keys.findLast((each) => each !== base && withoutForm(each) === base);
	if (form !== undefined) return form;
	const before = expected.slice(0, expected.indexOf(key)).findLast((each) => keys.includes(each));
	return keys[before === undefined ? 0 : keys.indexOf(before) + 1] ?? before;
}

function keyPosition(part: Part, key: string) {
	return part.positions[`/${key}`]?.key ?? null;
}

/** The plural form at the end of a key in a file. */
function formOf(key: string): PluralForm {
	return key.slice(withoutForm(key).length + 1) as PluralForm;
}
