import { isProgramLang, type ProgramLang } from "#schemas/shared/program-langs.ts";
import { readFields } from "./choices.ts";

/** Languages of the dev server: that of `--lang`, if given, and the one it uses itself. */
export type ServerLang = { given: ProgramLang | undefined; lang: ProgramLang };

/**
 * The language of the form: that of `--lang`, else `editorLang` of `site.yaml`, else the first supported language of the browser
 * (`Accept-Language`, which browsers send in order of preference), else that of the environment.
 */
export function chooseFormLang(contentDir: string, { given, lang }: ServerLang, acceptLanguage = ""): ProgramLang {
	const ofSite = readFields(contentDir, "site.yaml")?.["editorLang"];
	const ofBrowser = acceptLanguage.split(",").map((each) => each.trim().slice(0, 2).toLowerCase());
	return [given, ofSite, ...ofBrowser].find(isProgramLang) ?? lang;
}
