import { dirname } from "node:path";
import { type Message, msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { isFileError } from "../store/is-file-error.ts";
import { mountPoint } from "./output-folder.ts";

/**
 * Converts a file system error to a UsageError that says what the operator of a build can do, with the path; other errors are
 * returned unchanged.
 */
export function explainFileError(error: unknown, outDir: string): unknown {
	// System errors name a file that cannot be created, but not one that cannot be written to.
	const path = error instanceof Error && "path" in error ? String(error.path) : null;
	if (isFileError(error, "ENOSPC", "EDQUOT"))
		return new UsageError(msg("build.diskFull", { file: path ?? msg("build.diskFullOf", { dir: outDir }), dir: outDir }));
	if (path === null) return error;
	if (isFileError(error, "EBUSY", "EXDEV") && error.syscall === "rename" && path === outDir) return mountPoint(outDir);
	if (isFileError(error, "EROFS")) return new UsageError(msg("build.readOnly", { path, instead: instead(path, outDir) }));
	if (isFileError(error, "EACCES", "EPERM"))
		return new UsageError(msg("build.notAllowed", { path, instead: instead(path, outDir) }));
	return error;
}

/** A site is written beside the folder that it replaces, so their parent folder must be writable. */
function instead(path: string, outDir: string): Message {
	const parent = dirname(outDir);
	return path.startsWith(parent) ? msg("build.writtenBeside", { parent }) : msg("build.makeWritable");
}
