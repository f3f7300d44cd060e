import { byText } from "#schemas/shared/by-text.ts";
import type { Message, Said } from "../messages/message.ts";
import { createTranslate } from "../messages/translate.ts";
import type { Position } from "../types/position.ts";
import { type Code, codes } from "./codes.ts";

/**
 * A finding for an editor. `file` is relative to the content folder; `position` is null when it concerns the whole file or a
 * folder.
 */
export type Diagnostic = {
	code: Code;
	file: string;
	position: Position | null;
	message: Message;
	hint: Message;
	fix?: Fix;
	/** Related places, such as the original of a translation. */
	related?: readonly Related[];
	/** Stack trace of an internal error, for `--debug`. */
	stack?: string;
};

/** A related place of a finding, with a message about it; `fix` is made there together with that of the finding. */
export type Related = { file: string; position: Position | null; message: Message; fix?: Fix };

/** A finding about a whole file, or about a folder. */
export function aboutFile(file: string, code: Code, { message, hint }: Said): Diagnostic {
	return { code, file, position: null, message, hint };
}

/** A finding without its place. */
export type Finding = Pick<Diagnostic, "code" | "message" | "hint">;

/** A safe fix: replace the next `from` at or after the position by `to`; in the same way at each position of `also`. */
export type Fix = { from: string; to: string; also?: readonly Position[] };

/** What every stage returns: its result and its findings. Stages neither print nor throw because of an editor's mistake. */
export type Outcome<T> = { value: T; diagnostics: Diagnostic[] };

export function isError({ code }: Diagnostic): boolean {
	return codes[code] === "error";
}

/** The position of a finding; null if it is not a valid line and column, so that a bug cannot break the report. */
export function positionOf({ position }: Pick<Diagnostic, "position">): Position | null {
	return position?.every((number) => Number.isSafeInteger(number) && number >= 1) ? position : null;
}

/** Total order of a report: file, line, column, code, message. Compares code units, so that neither locale nor language matters. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const key = ({ file, position, code, message }: Diagnostic) =>
		[file, pad(position?.[0] ?? 0), pad(position?.[1] ?? 0), code, JSON.stringify(message)].join("\u0000");
	return diagnostics
		.map((diagnostic) => ({ diagnostic, at: key(diagnostic) }))
		.sort((a, b) => byText(a.at, b.at))
		.map(({ diagnostic }) => diagnostic);
}

function pad(number: number): string {
	return String(number).padStart(9, "0");
}

/** Wrong usage of a command: one sentence, exit code 2. Its `message` is in English. */
export class UsageError extends Error {
	readonly #sentence: Message;
	constructor(sentence: Message) {
		super(createTranslate("en")(sentence));
		this.#sentence = sentence;
	}
	/** The untranslated message. Two errors with the same English text are equal. */
	get sentence(): Message {
		return this.#sentence;
	}
}
