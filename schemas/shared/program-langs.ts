import type { Lang } from "./languages.ts";

/** The languages of the program's messages, the default one first. */
export const programLangs = ["en", "fr"] as const satisfies readonly Lang[];

/** A language of the program's messages. */
export type ProgramLang = (typeof programLangs)[number];

/** Whether a value from outside names one of them. */
export function isProgramLang(value: unknown): value is ProgramLang {
	return (programLangs as readonly unknown[]).includes(value);
}

/** The message language for a reader of the site in another language. */
export function programLangFor(lang: string | undefined): ProgramLang {
	return isProgramLang(lang) ? lang : programLangs[0];
}
