import {
	constants,
	copyFileSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	type Stats,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { hashObject } from "./hash.ts";
import { isFileError } from "./is-file-error.ts";

/** Where objects are: the folder of the store (null: none), and one that is used for what cannot be written there. */
export type ObjectFolders = { kept: string | null; spare: string };

/** Bytes stored under their own hash, one file each, in folders that processes and threads share. */
export type Objects = {
	folders: ObjectFolders;
	/** Stores bytes and returns their hash. */
	write(bytes: Uint8Array): string;
	/** The bytes with a hash; null if they are missing or damaged. */
	read(hash: string): Buffer | null;
	/** Data stored as JSON, of the type that was written under this hash; null if they are missing or damaged. */
	readJson<T>(hash: string): T | null;
	/** The file of an object, its size, and when it was last changed, in ms since 1970; null if it is missing. */
	find(hash: string): { path: string; bytes: number; changedMs: number } | null;
	/** Links an object to a path, or copies it there. Returns false if it is missing. */
	link(hash: string, to: string): boolean;
	/** The folder that new objects are written to. */
	folder(): string;
	/** The error that kept an object out of the store's folder, if there was one. */
	problem(): unknown;
};

/** Opens folders of objects, which may not exist yet. An error of the file system is thrown only if both refuse an object. */
export function openObjects(folders: ObjectFolders): Objects {
	let problem: unknown = null;
	const find = (hash: string) => {
		for (const folder of [folders.kept, folders.spare]) {
			const path = folder === null ? null : pathOf(folder, hash);
			const found = path === null ? null : statIfExists(path);
			if (path !== null && found?.isFile()) return { path, bytes: found.size, changedMs: found.ctimeMs };
		}
		return null;
	};
	const read = (hash: string) => {
		const found = find(hash);
		const bytes = found && readIfExists(found.path);
		return bytes && hashObject(bytes) === hash ? bytes : null;
	};
	return {
		folders,
		find,
		read,
		readJson<T>(hash: string) {
			const bytes = read(hash);
			// The hash guarantees that this is what was written.
			return bytes && (JSON.parse(bytes.toString("utf8")) as T);
		},
		link: (hash, to) => [folders.kept, folders.spare].some((folder) => folder !== null && linkIfExists(pathOf(folder, hash), to)),
		problem: () => problem,
		folder: () => (problem === null ? (folders.kept ?? folders.spare) : folders.spare),
		write(bytes) {
			const hash = hashObject(bytes);
			// Equal bytes may be there, or damaged ones, which are replaced.
			if (find(hash)?.bytes === bytes.length && read(hash)) return hash;
			if (folders.kept !== null && problem === null)
				try {
					writeWhole(pathOf(folders.kept, hash), bytes);
					return hash;
				} catch (error) {
					problem = error;
				}
			writeWhole(pathOf(folders.spare, hash), bytes);
			return hash;
		},
	};
}

/** The file of an object in a folder of objects. */
export function pathOf(folder: string, hash: string): string {
	return join(folder, hash.slice(0, 2), hash.slice(2));
}

/** The hashes of all objects in a folder of objects, with the names of files that a run has left unfinished. */
export function namesIn(folder: string): string[] {
	if (!existsSync(folder)) return [];
	const starts = readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name));
	return starts.flatMap((start) => readdirSync(join(folder, start)).map((rest) => start + rest));
}

/** Creates a hard link, or a copy where there can be none; also creates the folder. Throws if there is a file of that name. */
export function linkFile(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		// Most folders exist: a site has many files in each.
		if (isFileError(error, "ENOENT") && existsSync(from)) {
			mkdirSync(dirname(to), { recursive: true });
			linkFile(from, to);
		} else {
			// Never into an existing file, which may be a link to another object.
			copyFileSync(from, to, constants.COPYFILE_EXCL);
		}
	}
}

function linkIfExists(from: string, to: string): boolean {
	try {
		linkFile(from, to);
		return true;
	} catch (error) {
		if (isFileError(error, "ENOENT", "ENOTDIR")) return false;
		throw error;
	}
}

/** Writes a file that readers see complete or not at all. */
export function writeWhole(path: string, bytes: Uint8Array | string): void {
	const temporary = `${path}.${process.pid}-${threadId}`;
	try {
		writeFileSync(temporary, bytes);
	} catch (error) {
		if (!isFileError(error, "ENOENT")) throw error;
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(temporary, bytes);
	}
	renameSync(temporary, path);
}

/** The state of a file; null if there is none, or none that can be reached. */
export function statIfExists(path: string): Stats | null {
	try {
		return lstatSync(path, { throwIfNoEntry: false }) ?? null;
	} catch {
		return null;
	}
}

/** The bytes of a file; null if it cannot be read. */
export function readIfExists(path: string): Buffer | null {
	try {
		return readFileSync(path);
	} catch {
		return null;
	}
}
