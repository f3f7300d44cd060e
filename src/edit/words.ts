import { createContext, use } from "react";
import type { FormPlaceholders } from "#schemas/generated/form-words.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import type { TranslateOf } from "#src/i18n/translate.ts";

/**
 * Returns a text of the form, from `words.LANG.yaml`; a key that is not there is returned as it is. Messages of the check and names of
 * fields come from the check and the schemas.
 */
export type Translate = TranslateOf<FormPlaceholders>;

/** The language of the form, and its texts. */
export const FormContext = createContext<{ lang: ProgramLang; t: Translate } | null>(null);

export function useFormLang(): ProgramLang {
	return useForm().lang;
}

export function useTranslate(): Translate {
	return useForm().t;
}

function useForm() {
	const form = use(FormContext);
	if (!form) throw new Error("a component stands outside the form");
	return form;
}
