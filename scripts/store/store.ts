import { existsSync, readdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Message, msg } from "../messages/message.ts";
import { reasonOf } from "../messages/reason-of.ts";
import { stateOf } from "./file-states.ts";
import { hashBytes, hashData, objectName } from "./hash.ts";
import { linkFile, namesIn, type Objects, openObjects, pathOf, readIfExists, statIfExists, writeWhole } from "./objects.ts";

/** A file as stored: its path in the site, the hash of its bytes, and their number. */
export type StoredFile = { file: string; hash: string; bytes: number };

/** A file to store. */
export type NewFile = { file: string; contents: string | Uint8Array };

/** Values by key. `memo` computes a value that is not stored. A value is never undefined. */
export type Values = {
	find<T>(key: string): T | undefined;
	put(key: string, value: unknown): void;
	memo<T>(key: string, compute: () => T): T;
	/** The same for an asynchronous computation. */
	memoAsync<T>(key: string, compute: () => Promise<T>): Promise<T>;
};

/**
 * Everything that one run leaves for the next, by key, which changes with all that the value is made from. Small values stand in one
 * index; large ones and bytes, such as the files of a site, are objects, which values name by their hashes. What is damaged is treated as missing.
 */
export type Store = Values & {
	objects: Objects;
	/** Stores files and returns them in order. */
	write(files: readonly NewFile[]): StoredFile[];
	/** Files by key: those stored, if none is missing or damaged, else new ones. */
	files(key: string, make: () => readonly NewFile[] | Promise<readonly NewFile[]>): Promise<StoredFile[]>;
	/** A folder with these files alone, for programs that read files. It stays for an hour after its last use at least. */
	folderOf(files: readonly StoredFile[]): string;
	/** Whether the files are as they were written. */
	areIntact(files: readonly StoredFile[]): boolean;
	/**
	 * From now on, an object whose file was not changed since this moment, in ms since 1970, is taken as intact without reading it.
	 */
	trustSince(ms: number): void;
	/** Takes over what another store has, as one filled by another machine. Returns false if there is none in the folder. */
	absorb(dir: string): boolean;
	/** Keys that were computed in this run. */
	misses(): string[];
	/** Writes the index. Returns a message if something could not be stored. */
	save(): Message | null;
	/** Removes what was stored for this run alone. */
	close(): void;
};

/** A run that makes a whole site, or another: values that neither kind has used for three runs are dropped. */
export type RunKind = "build" | "other";

/** Larger values, in characters of JSON, are objects: the index is read and written as a whole. */
const inlineMax = 4_096;

/** Objects that no value names any more are removed every so many runs: listing them takes as long as linking a site. */
const runsBetweenSweeps = 8;

/** An unnamed object younger than this may belong to a run that has not ended; an hour is longer than any. */
const youngMs = 3_600_000;

/** A value as JSON, or `#` with the name of its object; and the last run of each kind that used it. */
type Entry = { build: number; other: number; json: string };

/** The numbers of the last runs for an entry that no run of a kind has used. */
const neverUsed = { build: Number.NEGATIVE_INFINITY, other: Number.NEGATIVE_INFINITY } as const;

/** The index: the numbers of the last runs, and the entries by the hash of their key. */
type Index = { build: number; other: number; entries: Map<string, Entry> };

/**
 * Opens the store in a folder; null keeps nothing. Values are kept for `keptRuns` runs of each kind, enough to change between branches.
 * If the folder cannot be written, the only cost is time. Several runs may use it at once: objects never change, and of two indexes the
 * one written last stays.
 */
export function openStore(dir: string | null, kind: RunKind, keptRuns = 3): Store {
	const spare = join(tmpdir(), `pousse-${process.pid}-${hashData(String(process.hrtime.bigint()))}`);
	const objects = openObjects({ kept: dir && join(dir, "objects"), spare });
	const indexFile = dir && join(dir, "index");
	const openedState = indexFile && stateOfFile(indexFile);
	const index = (indexFile && readIndex(indexFile)) || { build: 0, other: 0, entries: new Map<string, Entry>() };
	const run = { ...index, [kind]: index[kind] + 1 };
	const missed: string[] = [];
	let trustedMs = Number.NEGATIVE_INFINITY;
	let changed = false;

	const find = <T>(key: string): T | undefined => {
		const entry = index.entries.get(hashData(key));
		if (!entry) return undefined;
		changed ||= entry[kind] !== run[kind];
		entry[kind] = run[kind];
		const json = isName(entry.json) ? objects.read(entry.json.slice(1))?.toString("utf8") : entry.json;
		// Checksums guarantee that this is what was written; a key identifies one computation, so its value has one type.
		return json === undefined ? undefined : (JSON.parse(json) as T);
	};
	const put = (key: string, value: unknown) => {
		missed.push(key);
		changed = true;
		const json = JSON.stringify(value);
		const kept = json.length > inlineMax ? `#${objects.write(Buffer.from(json))}` : json;
		index.entries.set(hashData(key), { ...neverUsed, [kind]: run[kind], json: kept });
	};
	const areIntact = (files: readonly StoredFile[]) =>
		files.every(({ hash, bytes }) => {
			const found = objects.find(hash);
			if (found?.bytes !== bytes) return false;
			return found.changedMs <= trustedMs || objects.read(hash) !== null;
		});
	const write = (files: readonly NewFile[]) => files.map((file) => storeFile(file, objects));
	return {
		objects,
		find,
		put,
		...memoize(find, put),
		write,
		areIntact,
		folderOf(files) {
			const folder = join(objects.folder(), `tree-${hashData(JSON.stringify(files))}`);
			if (!existsSync(folder)) makeTree(folder, files, objects);
			const now = new Date();
			// A folder that cannot be written to is not swept either.
			tolerate(() => utimesSync(folder, now, now));
			return folder;
		},
		async files(key, make) {
			const known = find<StoredFile[]>(key);
			if (known && areIntact(known)) return known;
			const made = write(await make());
			put(key, made);
			return made;
		},
		trustSince(ms) {
			trustedMs = ms;
		},
		absorb(from) {
			const others = readIndex(join(from, "index"));
			if (!others) return false;
			for (const [key, { json }] of others.entries)
				if (!index.entries.has(key)) index.entries.set(key, { ...neverUsed, [kind]: run[kind], json });
			for (const hash of namesIn(join(from, "objects")))
				if (!objects.find(hash)) linkFile(pathOf(join(from, "objects"), hash), pathOf(objects.folder(), hash));
			changed = true;
			return true;
		},
		misses: () => missed,
		save() {
			if (indexFile === null || dir === null || !changed) return null;
			try {
				if (objects.problem() !== null) throw objects.problem();
				// Another run may have ended since this one began.
				const written = stateOfFile(indexFile) === openedState ? null : readIndex(indexFile);
				for (const [key, entry] of written?.entries ?? []) if (!index.entries.has(key)) index.entries.set(key, entry);
				for (const [key, { build, other }] of index.entries)
					if (run.build - build >= keptRuns && run.other - other >= keptRuns) index.entries.delete(key);
				writeWhole(indexFile, indexText({ ...run, entries: index.entries }));
				if ((run.build + run.other) % runsBetweenSweeps === 0) sweep(dir, index.entries, Date.now());
				return null;
			} catch (error) {
				return msg("build.notKept", { dir, reason: reasonOf(error) });
			}
		},
		close: () => rmSync(spare, { recursive: true, force: true }),
	};
}

/** Stores a file as an object. */
export function storeFile({ file, contents }: NewFile, objects: Objects): StoredFile {
	const bytes = typeof contents === "string" ? Buffer.from(contents) : contents;
	return { file, hash: objects.write(bytes), bytes: bytes.length };
}

/** `find` and `put` with what follows from them. */
export function memoize(find: Values["find"], put: Values["put"]): Pick<Values, "memo" | "memoAsync"> {
	const store = <T>(key: string, value: T): T => {
		put(key, value);
		return value;
	};
	return {
		memo<T>(key: string, compute: () => T): T {
			const known = find<T>(key);
			return known === undefined ? store(key, compute()) : known;
		},
		async memoAsync<T>(key: string, compute: () => Promise<T>): Promise<T> {
			const known = find<T>(key);
			return known === undefined ? store(key, await compute()) : known;
		},
	};
}

/** The index as text: its checksum, the numbers of the runs, then a line for each entry. */
function indexText({ build, other, entries }: Index): string {
	const lines = [`${build} ${other}`];
	for (const [key, entry] of entries) lines.push(`${key} ${entry.build} ${entry.other} ${entry.json}`);
	const text = lines.join("\n");
	return `${hashBytes(Buffer.from(text))}\n${text}`;
}

/** Makes a folder of files; another run may do so at the same time. */
function makeTree(folder: string, files: readonly StoredFile[], objects: Objects): void {
	const temporary = `${folder}.${process.pid}`;
	for (const { file, hash } of files) {
		if (!objects.link(hash, join(temporary, file))) throw new Error(`${file} is not in the store`);
	}
	tolerate(() => renameSync(temporary, folder));
	rmSync(temporary, { recursive: true, force: true });
}

function tolerate(work: () => void): void {
	try {
		work();
	} catch {}
}

/** Changes when another run has written the index. */
function stateOfFile(path: string): string {
	const stats = statIfExists(path);
	return stats ? stateOf(stats) : "";
}

/** Reads the index; null if there is none, or if it is damaged. */
function readIndex(file: string): Index | null {
	const bytes = readIfExists(file);
	const start = (bytes?.indexOf("\n") ?? -1) + 1;
	if (!bytes || start === 0 || hashBytes(bytes.subarray(start)) !== bytes.toString("latin1", 0, start - 1)) return null;
	const [first = "", ...lines] = bytes.toString("utf8", start).split("\n");
	const [build = 0, other = 0] = first.split(" ").map(Number);
	return { build, other, entries: new Map(lines.map(readLine)) };
}

function readLine(line: string): [string, Entry] {
	const [key = "", build = "", other = ""] = line.split(" ", 3);
	const start = key.length + build.length + other.length + 3;
	return [key, { build: Number(build), other: Number(other), json: line.slice(start) }];
}

/** Whether a value is an object of its own. */
function isName(json: string): boolean {
	return json.startsWith("#");
}

/** Removes the objects that no entry names. */
function sweep(dir: string, entries: ReadonlyMap<string, Entry>, nowMs: number): void {
	const objects = join(dir, "objects");
	if (!existsSync(objects)) return;
	const named = new Set<string>();
	const addNames = (text: string) => {
		for (const [name] of text.matchAll(objectName)) named.add(name);
	};
	for (const { json } of entries.values()) {
		addNames(json);
		if (isName(json)) addNames(readIfExists(pathOf(objects, json.slice(1)))?.toString("latin1") ?? "");
	}
	for (const name of namesIn(objects)) {
		if (!named.has(name)) removeOld(pathOf(objects, name), nowMs);
	}
	for (const name of readdirSync(objects)) {
		if (name.startsWith("tree-")) removeOld(join(objects, name), nowMs);
	}
}

/** Removes a file or a folder that has not changed for an hour. Another run may take it away at the same time, or be writing it. */
function removeOld(path: string, nowMs: number): void {
	const stats = statIfExists(path);
	// Linking a file into a site changes the file itself, using a folder the time that is set for it.
	const changedMs = stats?.isDirectory() ? stats.mtimeMs : stats?.ctimeMs;
	if (changedMs !== undefined && nowMs - changedMs > youngMs) rmSync(path, { recursive: true, force: true });
}
