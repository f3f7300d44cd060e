import { dirname } from "node:path";
import { type Message, say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { mountPoint } from "./output-folder.ts";

/** Whether the system has refused to do something with a file, for one of these reasons (errno, POSIX). */
export function isFileError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

/**
 * What the operator of a build can do about a file that the system refuses to write, as a UsageError with its path; any other error as
 * it is.
 */
export function explainFileError(error: unknown, outDir: string): unknown {
	// The system names a file that it cannot make, but not one that it cannot write on in.
	const path = error instanceof Error && "path" in error ? String(error.path) : null;
	if (isFileError(error, "ENOSPC", "EDQUOT"))
		return new UsageError(say("build.diskFull", { file: path ?? say("build.diskFullOf", { dir: outDir }), dir: outDir }));
	if (path === null) return error;
	if (isFileError(error, "EBUSY", "EXDEV") && error.syscall === "rename" && path === outDir) return mountPoint(outDir);
	if (isFileError(error, "EROFS")) return new UsageError(say("build.readOnly", { path, instead: instead(path, outDir) }));
	if (isFileError(error, "EACCES", "EPERM"))
		return new UsageError(say("build.notAllowed", { path, instead: instead(path, outDir) }));
	return error;
}

/** A site is written beside the folder that it replaces, so it is the folder around both that has to be writable. */
function instead(path: string, outDir: string): Message {
	const parent = dirname(outDir);
	return path.startsWith(parent) ? say("build.writtenBeside", { parent }) : say("build.makeWritable");
}
