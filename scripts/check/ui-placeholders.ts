import { addTo } from "#schemas/shared/group-by.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { numbersOf, type PluralForm, withoutForm } from "#schemas/shared/plural-forms.ts";
import { msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Content, Mark, Part } from "../types/content.ts";
import { diagnose, eachPart, originalLang, positionOf, type Rule } from "./rule.ts";
import { withoutEach } from "./without-each.ts";

/** A placeholder of an interface string, as written in its file. */
type Placeholder = Extract<Mark, { type: "placeholder" }>;

/** Interface strings have the placeholders of the original in every language and plural form. */
export const checkUiPlaceholders: Rule = ({ content }) => {
	const original = content.ui[defaultLang];
	if (!original?.data) return [];
	const wanted = withoutOriginalTypos(placeholdersOf(original), content);
	const strings = original.data;
	return langs.flatMap((lang) => {
		const part = content.ui[lang];
		return part?.data ? eachPart([part], () => checkFile(part, lang, { strings, wanted })) : [];
	});
};

type ByKey = ReadonlyMap<string, readonly Placeholder[]>;

/**
 * The expected placeholders of each string: those of the original, unless all translations agree on others, which means a mistake
 * in the original.
 */
function withoutOriginalTypos(original: ByKey, { ui }: Content): ByKey {
	const others = langs.flatMap((lang) => (lang !== defaultLang && ui[lang]?.data ? [placeholdersOf(ui[lang])] : []));
	const namesIn = (said: readonly Placeholder[] | undefined) => (said ?? []).map(nameOf).sort().join(" ");
	const keys = new Set([...original.keys(), ...others.flatMap((each) => [...each.keys()])]);
	return new Map(
		[...keys].map((key) => {
			const [first, ...more] = others.map((each) => each.get(key));
			const agreed = more.length > 0 && more.every((each) => namesIn(each) === namesIn(first));
			return [key, (agreed && namesIn(first) !== "" ? first : original.get(key)) ?? []];
		}),
	);
}

/** `strings` are those of the original, `wanted` the placeholders that each should have. */
function checkFile(part: Part, lang: Lang, { strings, wanted }: { strings: object; wanted: ByKey }): Diagnostic[] {
	const found = placeholdersOf(part);
	return Object.keys(part.data ?? {}).flatMap((key) => {
		const originalKey = isPlural(key) ? `${withoutForm(key)}_other` : key;
		// A string that the original lacks is a finding of its own.
		if (!Object.hasOwn(strings, originalKey)) return [];
		const said = found.get(key) ?? [];
		const expected = (wanted.get(originalKey) ?? []).map(nameOf);
		const form = originalKey === key ? null : originalKey;
		const extra = withoutEach(said, nameOf, expected);
		const missed = lost(expected, said.map(nameOf), key, lang);
		const [typo] = extra;
		if (typo && extra.length === 1 && missed.length === 1)
			return [
				...misspelt(part, said, key),
				diagnose(part, typo.position, "placeholder-mismatch", {
					message: msg("link.placeholderSlip", { key, said: typo.name, wanted: `{{${missed[0]}}}` }),
					hint: msg("link.writePlaceholder.hint", { placeholder: `{{${missed[0]}}}` }),
				}),
			];
		return [
			...misspelt(part, said, key),
			...extra.map(({ name, position }) =>
				diagnose(part, position, "placeholder-mismatch", {
					message: form
						? msg("link.placeholderExtraForm", { key, said: name, form, lang: originalLang })
						: msg("link.placeholderExtra", { key, said: name, lang: originalLang }),
					hint: msg("link.placeholderExtra.hint", { said: name, lang: originalLang }),
				}),
			),
			...missed.map((name) =>
				diagnose(part, positionOf(part, `/${key}`), "placeholder-mismatch", {
					message: form
						? msg("link.placeholderMissingForm", { key, placeholder: `{{${name}}}`, form, lang: originalLang })
						: msg("link.placeholderMissing", { key, placeholder: `{{${name}}}`, lang: originalLang }),
					hint: msg("link.placeholderMissing.hint", { placeholder: `{{${name}}}` }),
				}),
			),
		];
	});
}

/** Placeholders with unbalanced braces, which are not filled in. */
function misspelt(part: Part, said: readonly Placeholder[], key: string): Diagnostic[] {
	return said
		.filter(({ name }) => !/^\{\{.*\}\}$/.test(name))
		.map((each) =>
			diagnose(part, each.position, "placeholder-mismatch", {
				message: msg("link.placeholderBraces", { key, said: each.name }),
				hint: msg("link.writePlaceholder.hint", { placeholder: `{{${nameOf(each)}}}` }),
			}),
		);
}

/** Placeholders that occur less often than expected. A plural form for a single number may spell the number out: «one plant». */
function lost(expected: readonly string[], said: readonly string[], key: string, lang: Lang): string[] {
	return withoutEach(expected, String, said).filter((name) => !(name === "count" && isOfOneNumber(key, lang)));
}

function isOfOneNumber(key: string, lang: Lang): boolean {
	const form = key.slice(withoutForm(key).length + 1) as PluralForm;
	return isPlural(key) && numbersOf(form, lang).length === 1;
}

function isPlural(key: string): boolean {
	return withoutForm(key) !== key;
}

function nameOf({ name }: Placeholder): string {
	return name.replace(/[{}]/g, "").trim();
}

function placeholdersOf({ marks }: Part): ByKey {
	const byKey = new Map<string, Placeholder[]>();
	for (const mark of marks) {
		if (mark.type !== "placeholder") continue;
		addTo(byKey, mark.pointer.slice(1), mark);
	}
	return byKey;
}
