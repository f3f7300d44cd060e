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
import { dirname, join } from "node:path";
import { isRunning } from "./processes.ts";

/** A file to write, relative to a folder; null contents delete it, and its folder if that is then empty. */
export type Write = { file: string; contents: string | Uint8Array | null };

/**
 * Writes files below a folder, all or none: each is first written to a temporary file, then all are renamed. If a rename fails, those
 * already done are undone and the error is thrown. A replaced file keeps its mode and is never missing. Temporary files are in a
 * folder of this process; those of processes that were killed are removed.
 */
export function writeAll(dir: string, writes: readonly Write[]): void {
	if (writes.length === 0) return;
	removeLeftovers(dir);
	// Names that begin with a dot are not content, even for concurrent readers.
	const saving = join(dir, `.saving-${process.pid}`);
	mkdirSync(saving, { recursive: true });
	const steps = writes.map(({ file, contents }, index) => ({
		...{ path: join(dir, file), contents },
		...{ temporary: join(saving, `${index}.new`), backup: join(saving, `${index}.old`) },
	}));
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
		rmSync(saving, { recursive: true });
	}
	for (const { path, contents } of steps) if (contents === null) removeIfEmpty(dirname(path));
}

/** Removes the temporary folders of processes that have ended. A link in the place of one is removed, and not followed. */
function removeLeftovers(dir: string): void {
	for (const name of existsSync(dir) ? readdirSync(dir) : []) {
		const [, pid] = /^\.saving-(\d+)$/.exec(name) ?? [];
		if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
			rmSync(join(dir, name), { recursive: true });
	}
}

/** Creates a file and flushes it to disk. */
function writeTemporary(path: string, contents: string | Uint8Array, mode = 0o644): void {
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
