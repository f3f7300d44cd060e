import { existsSync, lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { type Write, writeAll } from "../../store/write-all.ts";
import { hasOwnFolder } from "./inside.ts";

/** A reason for not writing a file. */
export class Unwritable extends UsageError {}

/**
 * Writes files below the content folder, all or none. Each folder must exist and contain no symbolic link in its path; an existing
 * file must be a regular file. Anything else is `Unwritable`.
 */
export function writeInside(contentDir: string, writes: readonly Write[]): void {
	for (const { file } of writes) assertWritable(contentDir, file);
	writeAll(contentDir, writes);
}

/** The same for the changes of a plan, which may create folders in those of the content. */
export function writePlan(contentDir: string, writes: readonly Write[]): void {
	for (const { file } of writes) {
		const folder = dirname(file);
		assertWritable(contentDir, existsSync(join(contentDir, folder)) ? file : folder);
	}
	writeAll(contentDir, writes);
}

function assertWritable(contentDir: string, file: string): void {
	if (!hasOwnFolder(contentDir, file)) throw new Unwritable(msg("edit.noFolder", { file }));
	const there = lstatSync(join(contentDir, file), { throwIfNoEntry: false });
	if (there && !there.isFile()) throw new Unwritable(msg("edit.notRegular", { file }));
}
