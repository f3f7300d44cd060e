import { lstatSync } from "node:fs";
import { join } from "node:path";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { writeAll } from "../../store/write-all.ts";
import { hasOwnFolder } from "./inside.ts";

/** A reason for not writing a file. */
export class Unwritable extends UsageError {}

/**
 * Writes files below the content folder, all or none. Each folder must exist and contain no symbolic link in its path; an existing
 * file must be a regular file. Anything else is `Unwritable`.
 */
export function writeInside(contentDir: string, writes: readonly { file: string; contents: string | Uint8Array }[]): void {
	for (const { file } of writes) {
		if (!hasOwnFolder(contentDir, file)) throw new Unwritable(msg("edit.noFolder", { file }));
		const there = lstatSync(join(contentDir, file), { throwIfNoEntry: false });
		if (there && !there.isFile()) throw new Unwritable(msg("edit.notRegular", { file }));
	}
	writeAll(contentDir, writes);
}
