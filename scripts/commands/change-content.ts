import type { Plan } from "../entries/plan.ts";
import type { Linking } from "../link/linking.ts";
import { type Message, say } from "../messages/message.ts";
import type { Translate } from "../messages/translate.ts";
import { linkContent } from "../pipeline/link-content.ts";
import { cacheDirFor, displayDir, hashCode } from "../project.ts";
import { openCache } from "../store/cache.ts";
import { writeAll } from "../store/write-all.ts";
import { exitCodes } from "./command.ts";

/** Reads a content folder for a command that changes it. */
export async function readLinking(contentDir: string): Promise<Linking> {
	const cache = openCache(cacheDirFor(contentDir), "parts");
	const linking = await linkContent(contentDir, cache, hashCode().pipeline);
	cache.save();
	return linking;
}

/** Prints the changes of a plan, and applies them if `write` is set. Returns the exit code. */
export function carryOut(contentDir: string, { changes, writes }: Plan, write: boolean, translate: Translate): number {
	const print = (message: Message) => process.stdout.write(`${translate(message)}\n`);
	for (const change of changes) print(change);
	if (!write) {
		print(say("move.dryRun"));
		return exitCodes.clean;
	}
	writeAll(contentDir, writes);
	print(say("move.done", { dir: displayDir(contentDir) }));
	return exitCodes.clean;
}

/** Normalises the name of an entry as typed by an editor: its folder, with or without the content folder. */
export function entryName(contentDir: string, name: string): string {
	return name.replace(`${displayDir(contentDir)}/`, "").replace(/\/+$/, "");
}
