import { type ProgramLang, programLangFor } from "#schemas/spec/program-langs.ts";

/** Variables that say which language messages are in; the first that is set counts (POSIX.1-2024, Base Definitions, 8.2). */
const variables = ["LC_ALL", "LC_MESSAGES", "LANG"] as const;

/** The language that the environment asks for: `fr_FR.UTF-8` is French. English for any that the program does not speak. */
export function langOfEnvironment(environment: Readonly<Record<string, string | undefined>>): ProgramLang {
	const wanted = variables.map((name) => environment[name]).find(Boolean) ?? "";
	return programLangFor(wanted.toLowerCase().split(/[_.@-]/)[0]);
}
