import { type ProgramLang, programLangFor } from "#schemas/shared/program-langs.ts";

/** Variables that set the language of messages; the first that is set counts (POSIX.1-2024, Base Definitions, 8.2). */
const variables = ["LC_ALL", "LC_MESSAGES", "LANG"] as const;

/** The language set by the environment: `fr_FR.UTF-8` is French. English for languages without messages. */
export function langOfEnvironment(environment: Readonly<Record<string, string | undefined>>): ProgramLang {
	const wanted = variables.map((name) => environment[name]).find(Boolean) ?? "";
	return programLangFor(wanted.toLowerCase().split(/[_.@-]/)[0]);
}
