import { isProgramLang, type ProgramLang } from "#schemas/spec/program-langs.ts";
import { readFields } from "./choices.ts";

/** What the dev server was started with: the language of `--lang`, if there was one, and what it speaks itself. */
export type ServerLang = { given: ProgramLang | undefined; lang: ProgramLang };

/**
 * The language of the form: that of `--lang`, else `editorLang` of `site.yaml`, else the first of the browser's that the program speaks
 * (`Accept-Language`, which browsers send in order of preference), else that of the environment.
 */
export function chooseFormLang(contentDir: string, { given, lang }: ServerLang, acceptLanguage = ""): ProgramLang {
	const ofSite = readFields(contentDir, "site.yaml")?.["editorLang"];
	const ofBrowser = acceptLanguage.split(",").map((each) => each.trim().slice(0, 2).toLowerCase());
	return [given, ofSite, ...ofBrowser].find(isProgramLang) ?? lang;
}
