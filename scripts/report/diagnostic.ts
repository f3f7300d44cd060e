import type { Message } from "../messages/message.ts";
import { createTranslate } from "../messages/translate.ts";
import type { Position } from "../types/position.ts";
import { type Code, codes } from "./codes.ts";

/**
 * A finding for an editor. `file` is relative to the content folder; `position` is null where the file as a whole, or a
 * folder, is meant.
 */
export type Diagnostic = {
	code: Code;
	file: string;
	position: Position | null;
	message: Message;
	hint: Message;
	fix?: Fix;
	/** Other places that the finding is about, such as the original of a translation. */
	related?: readonly Related[];
	/** Where our own code failed, for `--debug`. */
	stack?: string;
};

/** A place that a finding is about besides its own, and what stands there. */
export type Related = { file: string; position: Position | null; message: Message };

/** What a finding says, before it is known where. */
export type Finding = Pick<Diagnostic, "code" | "message" | "hint">;

/** A mend that cannot go wrong: the next `from` at or behind the place becomes `to`. */
export type Fix = { from: string; to: string };

/** What every stage returns: its product, and what it found. Nobody prints, nobody throws at an editor. */
export type Outcome<T> = { value: T; diagnostics: Diagnostic[] };

export function isError({ code }: Diagnostic): boolean {
	return codes[code] === "error";
}

/** Where a finding points to; null for what is no line and column, so that a slip of ours never costs the report. */
export function positionOf({ position }: Pick<Diagnostic, "position">): Position | null {
	return position?.every((number) => Number.isSafeInteger(number) && number >= 1) ? position : null;
}

/** Total order of a report: file, line, column, code, message. Compares code units, so that neither locale nor language matters. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const key = ({ file, position, code, message }: Diagnostic) =>
		[file, pad(position?.[0] ?? 0), pad(position?.[1] ?? 0), code, JSON.stringify(message)].join("\u0000");
	return diagnostics
		.map((diagnostic) => ({ diagnostic, at: key(diagnostic) }))
		.sort((a, b) => (a.at < b.at ? -1 : 1))
		.map(({ diagnostic }) => diagnostic);
}

function pad(number: number): string {
	return String(number).padStart(9, "0");
}

/** A mistake in how a command was called: one sentence, exit 2. Its `message` is the English one. */
export class UsageError extends Error {
	readonly #sentence: Message;
	constructor(sentence: Message) {
		super(createTranslate("en")(sentence));
		this.#sentence = sentence;
	}
	/** What it says, in no language yet. Two that say the same in English are equal, whatever they were made from. */
	get sentence(): Message {
		return this.#sentence;
	}
}
