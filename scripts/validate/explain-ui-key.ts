import type { Lang } from "#schemas/spec/languages.ts";
import { numbersOf, type PluralForm, pluralForms, withoutForm } from "#schemas/spec/plural-forms.ts";
import { pluralKeys } from "#schemas/ui-strings.ts";
import type { Finding } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";

/** Says that a file of the interface lacks a key, and of a plural form when it shows. */
export function explainMissingKey(key: string, file: string, lang: Lang): Finding {
	const message = `${file} lacks the key "${key}".`;
	const form = formOf(key);
	if (!form) return { code: "missing-key", message, hint: `add the line ${key}: …` };
	return { code: "missing-key", message, hint: `add the line ${key}: … for numbers such as ${examples(form, lang)}` };
}

/** The key that a missing one belongs beside: another form of its string, in the file already. */
export function siblingOf(key: string, data: unknown): string | undefined {
	const base = withoutForm(key);
	return typeof data === "object" && data !== null
		? Object.keys(data).findLast((each) => each !== base && withoutForm(each) === base)
		: undefined;
}

/** Says that a key of a file of the interface is none of the site's. `meant` are the keys that the file may have. */
export function explainExtraKey(key: string, lang: Lang, meant: readonly string[]): Finding {
	const base = withoutForm(key);
	const form = formOf(key);
	const wanted = pluralForms(lang).map((each) => `${base}_${each}`);
	if (pluralKeys.has(base)) {
		return {
			code: "extra-key",
			message: form
				? `The language "${lang}" has no plural form "${form}", so nothing shows "${key}".`
				: `The words of "${key}" change with a number, so each plural form needs a line of its own.`,
			hint: form ? `remove the line: the forms are ${wanted.join(", ")}` : `write ${wanted.join(", ")} instead`,
		};
	}
	return {
		code: "extra-key",
		message: `The site has no interface string "${key}".`,
		hint: didYouMean(key, meant, "remove the line"),
	};
}

/** The plural form that a key ends with, if any. */
function formOf(key: string): PluralForm | undefined {
	const base = withoutForm(key);
	// Only a form is cut off.
	return base === key || !pluralKeys.has(base) ? undefined : (key.slice(base.length + 1) as PluralForm);
}

function examples(form: PluralForm, lang: Lang): string {
	return numbersOf(form, lang).slice(0, 3).join(", ");
}
