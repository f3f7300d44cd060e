import {
	closeSync,
	copyFileSync,
	existsSync,
	fsyncSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	renameSync,
	rmdirSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** A file to write, relative to a folder; null contents delete it, and its folder if that is then empty. */
export type Write = { file: string; contents: string | Uint8Array | null };

/**
 * Writes files below a folder, all or none: each is first written to a temporary file beside its target, then all are renamed. If a
 * rename fails, those already done are undone and the error is thrown. A replaced file keeps its mode and is never missing.
 */
export function writeAll(dir: string, writes: readonly Write[]): void {
	const steps = writes.map(({ file, contents }) => {
		const path = join(dir, file);
		// Names that begin with a dot are not content, even for concurrent readers.
		const beside = join(dirname(path), `.${basename(path)}`);
		return { path, contents, temporary: `${beside}.new`, backup: `${beside}.old` };
	});
	const done: (() => void)[] = [];
	try {
		for (const { path, contents, temporary } of steps) {
			if (contents === null) continue;
			mkdirSync(dirname(path), { recursive: true });
			writeTemporary(temporary, contents, lstatSync(path, { throwIfNoEntry: false })?.mode);
		}
		for (const { path, contents, temporary, backup } of steps) {
			if (existsSync(path)) {
				if (contents === null) renameSync(path, backup);
				else copyFileSync(path, backup);
				done.unshift(() => renameSync(backup, path));
			} else if (contents !== null) done.unshift(() => rmSync(path, { force: true }));
			if (contents !== null) renameSync(temporary, path);
		}
	} catch (error) {
		for (const undo of done) undo();
		throw error;
	} finally {
		for (const { temporary } of steps) rmSync(temporary, { force: true });
	}
	for (const { backup } of steps) rmSync(backup, { force: true });
	for (const { path, contents } of steps) if (contents === null) removeIfEmpty(dirname(path));
}

/**
 * Creates a file and flushes it to disk. A leftover of an aborted run under the same name is removed first, and not followed if it
 * is a link.
 */
function writeTemporary(path: string, contents: string | Uint8Array, mode = 0o644): void {
	rmSync(path, { force: true });
	const handle = openSync(path, "wx", mode);
	try {
		writeFileSync(handle, contents);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

function removeIfEmpty(folder: string): void {
	if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
