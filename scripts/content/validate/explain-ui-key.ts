import { pluralKeys } from "#schemas/content/ui-strings.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { numbersOf, type PluralForm, pluralForms, withoutForm } from "#schemas/shared/plural-forms.ts";
import { msg } from "../../messages/message.ts";
import type { Finding } from "../../report/diagnostic.ts";
import { didYouMean } from "../../report/nearest.ts";

/** Reports a missing key of an interface file; for a plural form, with numbers that need it. */
export function explainMissingKey(key: string, file: string, lang: Lang): Finding {
	const message = msg("validate.missingKey", { file, key });
	const form = formOf(key);
	if (!form) return { code: "missing-key", message, hint: msg("validate.missingKey.hint", { key }) };
	return { code: "missing-key", message, hint: msg("validate.missingForm.hint", { key, numbers: examples(form, lang) }) };
}

/** The key beside which a missing one belongs: another plural form of the same string in the file. */
export function siblingOf(key: string, data: unknown): string | undefined {
	const base = withoutForm(key);
	return typeof data === "object" && data !== null
		? Object.keys(data).findLast((each) => each !== base && withoutForm(each) === base)
		: undefined;
}

/** Reports an unknown key of an interface file. `meant` are the keys that the file may have. */
export function explainExtraKey(key: string, lang: Lang, meant: readonly string[]): Finding {
	const base = withoutForm(key);
	const form = formOf(key);
	const forms = pluralForms(lang)
		.map((each) => `${base}_${each}`)
		.join(", ");
	if (pluralKeys.has(base)) {
		return {
			code: "extra-key",
			message: form ? msg("validate.noForm", { lang, form, key }) : msg("validate.plural", { key }),
			hint: form ? msg("validate.noForm.hint", { forms }) : msg("validate.plural.hint", { forms }),
		};
	}
	return {
		code: "extra-key",
		message: msg("validate.extraKey", { key }),
		hint: didYouMean(key, meant, msg("validate.removeLine.hint")),
	};
}

/** The plural form at the end of a key, if any. */
function formOf(key: string): PluralForm | undefined {
	const base = withoutForm(key);
	// `withoutForm` removes nothing but a plural form.
	return base === key || !pluralKeys.has(base) ? undefined : (key.slice(base.length + 1) as PluralForm);
}

function examples(form: PluralForm, lang: Lang): string {
	return numbersOf(form, lang).slice(0, 3).join(", ");
}
