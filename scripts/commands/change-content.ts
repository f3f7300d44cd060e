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

/** Shows what a plan changes, and does it if that is asked for. Gives the exit code. */
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

/** The name of an entry as editors type it: its folder, with or without that of the content. */
export function entryName(contentDir: string, name: string): string {
	return name.replace(`${displayDir(contentDir)}/`, "").replace(/\/+$/, "");
}
