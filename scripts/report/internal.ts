import { defaultLang } from "#schemas/shared/languages.ts";
import { msg, withHint } from "../messages/message.ts";
import { reasonOf } from "../messages/reason-of.ts";
import { aboutFile, type Diagnostic, type Outcome, UsageError } from "./diagnostic.ts";

/** The content folder, as the file of findings when our code processes more than one file. */
export const wholeContent = ".";

/**
 * Runs work on a file. An exception of our own code becomes a finding about that file, so that the run still reports all other
 * findings; `otherwise` is then the result.
 */
export function attempt<T>(file: string, otherwise: T, work: () => Outcome<T>): Outcome<T> {
	try {
		return work();
	} catch (error) {
		if (error instanceof UsageError) throw error;
		return { value: otherwise, diagnostics: [internalError(file, error)] };
	}
}

/** The same for work that returns findings only. */
export function attemptFindings(file: string, work: () => Diagnostic[]): Diagnostic[] {
	return attempt(file, null, () => ({ value: null, diagnostics: work() })).diagnostics;
}

/** An error of our own code with the file that was being processed. */
class ErrorInFile extends Error {
	readonly file: string;
	constructor(file: string, cause: unknown) {
		super(`processing ${file} failed`, { cause });
		this.file = file;
	}
}

/** Adds the file that was being processed to any error that the work throws. */
export function inFile<T>(file: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		throw error instanceof UsageError || error instanceof ErrorInFile ? error : new ErrorInFile(file, error);
	}
}

/** The finding for an interface string that the program needs and no file has; null for any other error. */
export function missingString(error: unknown): Diagnostic | null {
	// The renderer, which is built with the app, has a class of its own by that name.
	if (!(error instanceof Error) || error.name !== "MissingString" || !("key" in error)) return null;
	const [file, key] = [`ui/${defaultLang}.yaml`, String(error.key)];
	return aboutFile(file, "missing-key", withHint("validate.missingKey", { file, key }));
}

function internalError(outer: string, thrown: unknown): Diagnostic {
	const [file, error] = thrown instanceof ErrorInFile ? [thrown.file, thrown.cause] : [outer, thrown];
	const missing = missingString(error);
	if (missing) return missing;
	const [reason = ""] = reasonOf(error).split("\n");
	const message = file === wholeContent ? msg("internal.content", { reason }) : msg("internal.file", { file, reason });
	return {
		...aboutFile(file, "internal", { message, hint: msg("internal.hint") }),
		...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
	};
}
