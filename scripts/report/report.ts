import type { ProgramLang } from "#schemas/spec/program-langs.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What a reporter is given. `contentDir` is how the reader would name the content folder, `lang` the language that they are told in. */
export type Report = {
	diagnostics: readonly Diagnostic[];
	files: number;
	texts: ReadonlyMap<string, string>;
	contentDir: string;
	lang: ProgramLang;
	colour: boolean;
};
