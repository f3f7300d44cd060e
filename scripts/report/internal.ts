import { say } from "../messages/message.ts";
import { type Diagnostic, type Outcome, UsageError } from "./diagnostic.ts";

/** The content folder, where our code looks at more than one of its files. */
export const wholeContent = ".";

/**
 * Runs work that looks at a file. What our own code throws meanwhile becomes a finding of that file, so that all other findings
 * of the run show too; `otherwise` stands for what should have come of it.
 */
export function attempt<T>(file: string, otherwise: T, work: () => Outcome<T>): Outcome<T> {
	try {
		return work();
	} catch (error) {
		if (error instanceof UsageError) throw error;
		return { value: otherwise, diagnostics: [internalFault(file, error)] };
	}
}

/** The same for work that gives nothing but findings. */
export function attemptFindings(file: string, work: () => Diagnostic[]): Diagnostic[] {
	return attempt(file, null, () => ({ value: null, diagnostics: work() })).diagnostics;
}

/** An error of our own code that knows which file it was about. */
class FaultInFile extends Error {
	readonly file: string;
	constructor(file: string, cause: unknown) {
		super(`${file} could not be worked on`, { cause });
		this.file = file;
	}
}

/** Tells whoever catches an error further out which file was being looked at. */
export function lookingAt<T>(file: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		throw error instanceof UsageError || error instanceof FaultInFile ? error : new FaultInFile(file, error);
	}
}

function internalFault(outer: string, thrown: unknown): Diagnostic {
	const [file, error] = thrown instanceof FaultInFile ? [thrown.file, thrown.cause] : [outer, thrown];
	const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
	return {
		code: "internal",
		file,
		position: null,
		message: file === wholeContent ? say("internal.content", { reason }) : say("internal.file", { file, reason }),
		hint: say("internal.hint"),
		...(error instanceof Error && error.stack ? { stack: error.stack } : {}),
	};
}
