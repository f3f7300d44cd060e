import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { hasOwnFolder } from "./inside.ts";

/** Why a file is not written. */
export class Unwritable extends UsageError {}

/**
 * Writes a file below the content folder whole or not at all. Its folder must be there, without a link on the way; what is there
 * under its name must be a regular file. Anything else is `Unwritable`.
 */
export function writeInside(contentDir: string, file: string, contents: string | Uint8Array): void {
	const path = join(contentDir, file);
	if (!hasOwnFolder(contentDir, file)) throw new Unwritable(say("edit.noFolder", { file }));
	const there = lstatSync(path, { throwIfNoEntry: false });
	if (there && !there.isFile()) throw new Unwritable(say("edit.notRegular", { file }));
	// Neither the check nor what watches the folder looks at names that begin with a dot.
	const temporary = join(dirname(path), `.${process.pid}.saving`);
	const handle = openSync(temporary, "wx", there?.mode ?? 0o644);
	try {
		try {
			writeFileSync(handle, contents);
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
		renameSync(temporary, path);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	}
}
