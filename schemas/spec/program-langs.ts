import type { Lang } from "./languages.ts";

/** The languages that the program speaks to those who work with it; the first where no other is asked for. */
export const programLangs = ["en", "fr"] as const satisfies readonly Lang[];

/** A language that the program speaks. */
export type ProgramLang = (typeof programLangs)[number];

/** Whether a value from outside names one of them. */
export function isProgramLang(value: unknown): value is ProgramLang {
	return (programLangs as readonly unknown[]).includes(value);
}

/** The language that the program speaks to somebody who reads the site in another one. */
export function programLangFor(lang: string | undefined): ProgramLang {
	return isProgramLang(lang) ? lang : programLangs[0];
}
