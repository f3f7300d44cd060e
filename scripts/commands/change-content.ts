import { linkContent } from "../build/link-content.ts";
import { type Run, withStore } from "../build/with-store.ts";
import type { LinkedContent } from "../check/rule.ts";
import type { Plan } from "../desk/entries/plan.ts";
import { type Message, msg } from "../messages/message.ts";
import type { Translate } from "../messages/translate.ts";
import { cacheDirFor, displayDir, hashCode } from "../project.ts";
import { writeAll } from "../store/write-all.ts";
import { exitCodes } from "./command.ts";

/** Reads a content folder for a command that changes it. */
export async function loadLinkedContent(contentDir: string): Promise<LinkedContent> {
	const link = (run: Run) => linkContent(contentDir, { ...run, codeHash: hashCode().pipeline });
	const { value } = await withStore(cacheDirFor(contentDir), link);
	return value;
}

/** Prints the changes of a plan, and applies them if `write` is set. Returns the exit code. */
export function applyPlan(contentDir: string, { changes, writes }: Plan, write: boolean, translate: Translate): number {
	const printLine = (message: Message) => process.stdout.write(`${translate(message)}\n`);
	for (const change of changes) printLine(change);
	if (!write) {
		printLine(msg("move.dryRun"));
		return exitCodes.clean;
	}
	writeAll(contentDir, writes);
	printLine(msg("move.done", { dir: displayDir(contentDir) }));
	return exitCodes.clean;
}
