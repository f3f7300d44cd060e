import { parseArgs } from "node:util";
import { isProgramLang, type ProgramLang, programLangs } from "#schemas/spec/program-langs.ts";
import { langOfEnvironment } from "../messages/lang-of-environment.ts";
import { type Message, say } from "../messages/message.ts";
import { createTranslate, type Translate } from "../messages/translate.ts";
import { type Diagnostic, isError, UsageError } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { describeCommand } from "./help.ts";
import type { Command, CommandOptions } from "./options.ts";

/** Options of every command. */
const ofAll = {
	lang: { type: "string", value: programLangs.join("|"), about: say("help.option.lang") },
	help: { type: "boolean", about: say("help.option.help") },
	debug: { type: "boolean", about: say("help.option.debug") },
} as const satisfies CommandOptions;

type Parsed<Options extends CommandOptions> = ReturnType<
	typeof parseArgs<{ args: string[]; options: Options & typeof ofAll; allowPositionals: true }>
>;

/** What a command is given: its options, the other words, and the language that it speaks. */
export type Given<Options extends CommandOptions> = {
	values: Parsed<Options>["values"];
	positionals: string[];
	lang: ProgramLang;
	translate: Translate;
};

/** Exit codes of every command. */
export const exitCodes = { clean: 0, faults: 1, broken: 2 } as const;

/** Reads the options of a command. Unknown ones, and values that are missing, are a UsageError. */
export function readOptions<const Options extends CommandOptions>(args: string[], { options, words }: Command<Options>) {
	const all: CommandOptions = { ...options, ...ofAll };
	try {
		return parseArgs({ args, options: { ...options, ...ofAll }, allowPositionals: words !== undefined }) as Parsed<Options>;
	} catch (error) {
		const [, flag] = /'(--?[^' ]+)/.exec(error instanceof Error ? error.message : "") ?? [];
		const names = Object.keys(all).map((name) => `--${name}`);
		const known = { options: names.join(", ") };
		if (flag && names.includes(flag)) throw new UsageError(say("usage.optionForm", { flag, form: usage(flag, all) }));
		if (flag) {
			const hint = didYouMean(flag, names, say("usage.options", known));
			throw new UsageError(say("usage.noOption", { flag, hint }));
		}
		throw new UsageError(say("usage.noWords", known));
	}
}

function usage(flag: string, options: CommandOptions): string {
	return options[flag.slice(2)]?.type === "string" ? `${flag} VALUE` : flag;
}

/**
 * The exit code that findings ask for: that of a broken program where our own code failed over a file or a page, which `debug`
 * shows in full.
 */
export function judge(diagnostics: readonly Diagnostic[], debug: boolean | undefined): number {
	if (debug) for (const { stack } of diagnostics) if (stack) process.stderr.write(`${stack}\n`);
	if (diagnostics.some(({ code }) => code === "internal" || code === "page-failed")) return exitCodes.broken;
	return diagnostics.some(isError) ? exitCodes.faults : exitCodes.clean;
}

/**
 * Runs a command, or shows its help. What `main` returns is the exit code; what it throws is one sentence on standard error and exit 2.
 * The command speaks the language of `--lang`, else that of the environment.
 */
export async function run<const Options extends CommandOptions>(
	command: Command<Options>,
	main: (given: Given<Options>) => Promise<number> | number,
): Promise<void> {
	const args = process.argv.slice(2);
	const lang = findLang(args);
	const translate = createTranslate(lang);
	// A reader that has seen enough, such as head, is no failure.
	process.stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code === "EPIPE") process.exit();
		throw error;
	});
	try {
		if (args.includes("--help")) {
			process.stdout.write(describeCommand({ ...command, options: { ...command.options, ...ofAll } }, translate));
			return;
		}
		const { values, positionals } = readOptions(args, command);
		const { lang: given } = values as { lang?: string };
		if (given !== undefined && !isProgramLang(given))
			throw new UsageError(say("usage.noLang", { lang: given, langs: programLangs.join(", ") }));
		process.exitCode = await main({ values, positionals, lang, translate });
	} catch (error) {
		process.exitCode = exitCodes.broken;
		process.stderr.write(`${translate(sentence(error))}\n`);
		if (args.includes("--debug") && error instanceof Error) process.stderr.write(`${error.stack ?? ""}\n`);
	}
}

/** The language to speak, which is known before anything else is: wrong usage is told in it. */
function findLang(args: readonly string[]): ProgramLang {
	const given = args.flatMap((arg, index) =>
		arg === "--lang" ? [args[index + 1]] : arg.startsWith("--lang=") ? [arg.slice(7)] : [],
	);
	return given.findLast(isProgramLang) ?? langOfEnvironment(process.env);
}

function sentence(error: unknown): Message {
	if (error instanceof UsageError) return error.sentence;
	const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
	return say("usage.programFailed", { reason });
}
