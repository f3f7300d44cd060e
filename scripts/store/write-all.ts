import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A file to be written, below a folder; null as contents deletes it, and its folder with it if nothing else is in there. */
export type Write = { file: string; contents: string | Uint8Array | null };

/**
 * Writes files below a folder, all of them or none: each is written beside its place first, then all are moved there. Where one
 * move fails, those before it are taken back and the error is thrown.
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
			writeFileSync(fresh, contents);
		}
		for (const { path, contents, fresh, old } of steps) {
			if (existsSync(path)) {
				renameSync(path, old);
				done.unshift(() => renameSync(old, path));
			}
			if (contents === null) continue;
			renameSync(fresh, path);
			done.unshift(() => rmSync(path));
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

function removeIfEmpty(folder: string): void {
	if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
