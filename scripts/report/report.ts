import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Input of a reporter. `contentDir` is the path of the content folder to display, `lang` the language of the messages. */
export type Report = {
	diagnostics: readonly Diagnostic[];
	files: number;
	texts: ReadonlyMap<string, string>;
	contentDir: string;
	lang: ProgramLang;
	colour: boolean;
};
