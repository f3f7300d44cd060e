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

/** A file to be written, below a folder; null as contents deletes it, and its folder with it if nothing else is in there. */
export type Write = { file: string; contents: string | Uint8Array | null };

/**
 * Writes files below a folder, all of them or none: each is written beside its place first, then all are moved there. Where one
 * move fails, those before it are taken back and the error is thrown. A file that is replaced keeps its mode and is never missing.
 */
export function writeAll(dir: string, writes: readonly Write[]): void {
	const steps = writes.map(({ file, contents }) => {
		const path = join(dir, file);
		// Names that begin with a point are no content, whoever looks meanwhile.
		const beside = join(dirname(path), `.${basename(path)}`);
		return { path, contents, fresh: `${beside}.new`, old: `${beside}.old` };
	});
	const done: (() => void)[] = [];
	try {
		for (const { path, contents, fresh } of steps) {
			if (contents === null) continue;
			mkdirSync(dirname(path), { recursive: true });
			writeFresh(fresh, contents, lstatSync(path, { throwIfNoEntry: false })?.mode);
		}
		for (const { path, contents, fresh, old } of steps) {
			if (existsSync(path)) {
				if (contents === null) renameSync(path, old);
				else copyFileSync(path, old);
				done.unshift(() => renameSync(old, path));
			} else if (contents !== null) done.unshift(() => rmSync(path, { force: true }));
			if (contents !== null) renameSync(fresh, path);
		}
	} catch (error) {
		for (const undo of done) undo();
		throw error;
	} finally {
		for (const { fresh } of steps) rmSync(fresh, { force: true });
	}
	for (const { old } of steps) rmSync(old, { force: true });
	for (const { path, contents } of steps) if (contents === null) removeIfEmpty(dirname(path));
}

/** Writes a file that was not there, down to the disk. What an ended run left under its name goes, and is not followed if it is a link. */
function writeFresh(path: string, contents: string | Uint8Array, mode = 0o644): void {
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
