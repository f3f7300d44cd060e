import { lstatSync } from "node:fs";
import { join } from "node:path";
import { say } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { writeAll } from "../../store/write-all.ts";
import { hasOwnFolder } from "./inside.ts";

/** Why a file is not written. */
export class Unwritable extends UsageError {}

/**
 * Writes files below the content folder, all of them or none. The folder of each must be there, without a link on the way; what is
 * there under its name must be a regular file. Anything else is `Unwritable`.
 */
export function writeInside(contentDir: string, writes: readonly { file: string; contents: string | Uint8Array }[]): void {
	for (const { file } of writes) {
		if (!hasOwnFolder(contentDir, file)) throw new Unwritable(say("edit.noFolder", { file }));
		const there = lstatSync(join(contentDir, file), { throwIfNoEntry: false });
		if (there && !there.isFile()) throw new Unwritable(say("edit.notRegular", { file }));
	}
	writeAll(contentDir, writes);
}
