import { type ParseArgsConfig, parseArgs } from "node:util";
import { type Diagnostic, isError, UsageError } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Exit codes of every command. */
export const exitCodes = { clean: 0, faults: 1, broken: 2 } as const;

/** Reads the options of a command. Unknown ones, and values that are missing, are a UsageError. */
export function readOptions<const T extends Options>(args: string[], options: T, positionals = false) {
	const all = { ...options, debug: { type: "boolean" } } as const satisfies Options;
	try {
		return parseArgs({ args, options: all, allowPositionals: positionals });
	} catch (error) {
		const [, flag] = /'(--?[^' ]+)/.exec(error instanceof Error ? error.message : "") ?? [];
		const names = Object.keys(all).map((name) => `--${name}`);
		if (flag && names.includes(flag))
			throw new UsageError(`The option ${flag} is not used like this. Write it as ${usage(flag, all)}.`);
		if (flag) throw new UsageError(`There is no option ${flag}; ${didYouMean(flag, names, `options are ${names.join(", ")}.`)}`);
		throw new UsageError(`The command takes no other words. Its options are ${names.join(", ")}.`);
	}
}

function usage(flag: string, options: Options): string {
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

/** Runs a command. What it returns is the exit code; what it throws is one sentence on standard error and exit 2. */
export async function run(main: (args: string[]) => Promise<number> | number): Promise<void> {
	const args = process.argv.slice(2);
	// A reader that has seen enough, such as head, is no failure.
	process.stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code === "EPIPE") process.exit();
		throw error;
	});
	try {
		process.exitCode = await main(args);
	} catch (error) {
		process.exitCode = exitCodes.broken;
		process.stderr.write(`${sentence(error)}\n`);
		if (args.includes("--debug") && error instanceof Error) process.stderr.write(`${error.stack ?? ""}\n`);
	}
}

function sentence(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	if (error instanceof UsageError) return message;
	return `The program itself failed, not the content: ${message.split("\n")[0]} (run again with --debug for details)`;
}
