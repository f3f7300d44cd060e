import { parseArgs } from "node:util";
import { isProgramLang, type ProgramLang, programLangs } from "#schemas/shared/program-langs.ts";
import { langOfEnvironment } from "../messages/lang-of-environment.ts";
import { type Message, msg } from "../messages/message.ts";
import { reasonOf } from "../messages/reason-of.ts";
import { createTranslate, type Translate } from "../messages/translate.ts";
import { type Diagnostic, isError, UsageError } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import type { Command, CommandOptions } from "./options.ts";

/** Options of every command. */
const ofAll = {
	lang: { type: "string", value: programLangs.join("|"), about: msg("help.option.lang") },
	help: { type: "boolean", about: msg("help.option.help") },
	debug: { type: "boolean", about: msg("help.option.debug") },
} as const satisfies CommandOptions;

type Parsed<Options extends CommandOptions> = ReturnType<
	typeof parseArgs<{ args: string[]; options: Options & typeof ofAll; allowPositionals: true }>
>;

/** The input of a command: its options, positional arguments, and language. */
export type Given<Options extends CommandOptions> = {
	values: Parsed<Options>["values"];
	positionals: string[];
	lang: ProgramLang;
	translate: Translate;
};

export const exitCodes = { clean: 0, faults: 1, broken: 2 } as const;

/** Parses the options of a command. Unknown options and missing or empty values are a UsageError. */
export function readOptions<const Options extends CommandOptions>(args: string[], { name, options, words }: Command<Options>) {
	const all: CommandOptions = { ...options, ...ofAll };
	// npm takes the first `--`; after another one, options would be taken for words.
	const parsed = parse(
		args.filter((arg) => arg !== "--"),
		all,
		words,
	) as Parsed<Options>;
	const empty = Object.entries(parsed.values).find(([, value]) => [value].flat().includes(""))?.[0];
	if (empty) throw new UsageError(msg("usage.noValue", { flag: `--${empty}`, form: usage(`--${empty}`, all) }));
	if (parsed.positionals.includes("")) throw new UsageError(msg("usage.emptyWord", { form: `${name} -- ${words}` }));
	return parsed;
}

function parse(args: string[], all: CommandOptions, words: string | undefined): Parsed<CommandOptions> {
	try {
		return parseArgs({ args, options: all, allowPositionals: words !== undefined }) as Parsed<CommandOptions>;
	} catch (error) {
		const [, flag] = /'(--?[^' ]+)/.exec(error instanceof Error ? error.message : "") ?? [];
		const names = Object.keys(all).map((name) => `--${name}`);
		const known = { options: names.join(", ") };
		if (flag && names.includes(flag)) {
			const form = usage(flag, all);
			throw new UsageError(form === flag ? msg("usage.takesNoValue", { flag }) : msg("usage.noValue", { flag, form }));
		}
		if (flag) {
			const hint = didYouMean(flag, names, msg("usage.options", known));
			throw new UsageError(msg("usage.noOption", { flag, hint }));
		}
		throw new UsageError(msg("usage.noWords", known));
	}
}

/** How an option is written, with the placeholder for its value. */
function usage(flag: string, options: CommandOptions): string {
	const { type, value = "VALUE" } = options[flag.slice(2)] ?? {};
	return type === "string" ? `${flag} ${value}` : flag;
}

/** The exit code for findings: `broken` if our own code failed on a file or page, in which case `debug` prints the stack traces. */
export function exitCodeFor(diagnostics: readonly Diagnostic[], debug: boolean | undefined): number {
	if (debug) for (const { stack } of diagnostics) if (stack) process.stderr.write(`${stack}\n`);
	if (diagnostics.some(({ code }) => code === "internal" || code === "page-failed")) return exitCodes.broken;
	return diagnostics.some(isError) ? exitCodes.faults : exitCodes.clean;
}

/**
 * Runs a command, or prints its help. The return value of `main` is the exit code; an exception is printed as one sentence on
 * standard error, with exit code 2. The language is that of `--lang`, else that of the environment.
 */
export async function run<const Options extends CommandOptions>(
	command: Command<Options>,
	main: (given: Given<Options>) => Promise<number> | number,
): Promise<void> {
	const args = process.argv.slice(2);
	const lang = findLang(args);
	const translate = createTranslate(lang);
	// A closed pipe, as by `head`, is not an error.
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
			throw new UsageError(msg("usage.noLang", { lang: given, langs: programLangs.join(", ") }));
		process.exitCode = await main({ values, positionals, lang, translate });
	} catch (error) {
		process.exitCode = exitCodes.broken;
		process.stderr.write(`${translate(sentence(error))}\n`);
		if (args.includes("--debug") && error instanceof Error) process.stderr.write(`${error.stack ?? ""}\n`);
	}
}

/** The language of messages, determined before the options are parsed, since usage errors need it. */
function findLang(args: readonly string[]): ProgramLang {
	const given = args.flatMap((arg, index) =>
		arg === "--lang" ? [args[index + 1]] : arg.startsWith("--lang=") ? [arg.slice(7)] : [],
	);
	return given.findLast(isProgramLang) ?? langOfEnvironment(process.env);
}

function sentence(error: unknown): Message {
	if (error instanceof UsageError) return error.sentence;
	const [reason = ""] = reasonOf(error).split("\n");
	return msg("usage.programFailed", { reason });
}

/** The output of `--help`: usage, description, and a line for each option. */
function describeCommand({ name, about, words, options }: Command<CommandOptions>, translate: Translate): string {
	const lines = Object.entries(options).map(([option, { type, value = "VALUE", default: preset, about: what }]) => {
		const form = type === "string" ? `--${option} ${value}` : `--${option}`;
		const told = translate(what);
		return [form, preset === undefined ? told : `${told} (${String(preset)})`] as const;
	});
	const width = Math.max(...lines.map(([form]) => form.length));
	return [
		`${translate(msg("help.usage"))} ${name} -- ${[`[${translate(msg("help.options"))}]`, words].filter(Boolean).join(" ")}`,
		"",
		translate(about),
		"",
		...lines.map(([form, told]) => `  ${form.padEnd(width)}  ${told}`),
		"",
		translate(msg("help.exitCodes")),
		"",
	].join("\n");
}
