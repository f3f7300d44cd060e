import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Message, msg } from "../messages/message.ts";
import { openSegment, type Segment, type SegmentWriter, type Stored, writeSegment } from "./segment.ts";
import { removeLeftovers } from "./stored-files.ts";

/** Caches results by key. `memo` computes a value that is not cached; keys that runs no longer use are eventually dropped. */
export type Cache = {
	/** The value of a key, or undefined if it is not cached. A value is never undefined. */
	find<T>(key: string): T | undefined;
	/** Whether a key is cached; keeps the value cached without reading it. */
	has(key: string): boolean;
	/** Stores a value. */
	put(key: string, value: unknown): void;
	/** Stores a value that is already serialised as JSON. */
	putJson(key: string, json: string): void;
	memo<T>(key: string, compute: () => T): T;
	/** The same for an asynchronous computation. */
	memoAsync<T>(key: string, compute: () => Promise<T>): Promise<T>;
	/** Keys that had to be computed. */
	misses(): string[];
	/** Writes new values if the cache was opened from a folder. Returns a message if that fails. */
	save(): Message | null;
};

/** Number of files of one cache at which they are merged: each run with new values adds one. */
const maxFiles = 8;

/**
 * A cache for one stage in files of `dir`. Each value is stored separately with a checksum: values that are not requested are not
 * read, and a corrupt value is computed again. A file is never modified, so concurrent processes cannot corrupt each other's files.
 * If the folder is not writable, the only cost is time.
 */
export function openCache(dir: string | null, stage: string): Cache {
	if (dir === null) return { ...createMemoryCache(), save: () => null };
	const names = existsSync(dir) ? readdirSync(dir) : [];
	const numbers = names.flatMap((name) => numberOf(name, stage) ?? []).sort((a, b) => b - a);
	const nameOf = (number: number) => join(dir, `${stage}.${number}.cache`);
	const opened = numbers.flatMap((number) => openSegment(nameOf(number)) ?? []);
	let segments = opened;
	const located = new Map<string, { segment: Segment; at: Stored }>();
	const missed: string[] = [];
	let writer: SegmentWriter | null = null;
	let problem: Message | null = null;
	/** Values that could not be written or read back. */
	const inMemory = new Map<string, unknown>();

	const locate = (key: string) => {
		const known = located.get(key);
		if (known) return known;
		for (const segment of segments) {
			const at = segment.stored.get(key);
			if (!at) continue;
			const found = { segment, at };
			located.set(key, found);
			return found;
		}
		return undefined;
	};
	const read = (key: string): unknown => {
		if (inMemory.has(key)) return inMemory.get(key);
		const own = writer?.stored.get(key);
		const known = own ? null : locate(key);
		const bytes = own ? writer?.read(own) : known?.segment.read(known.at);
		// The checksum guarantees that these are the bytes that were written.
		if (bytes) return JSON.parse(bytes.toString("utf8"));
		located.delete(key);
		return undefined;
	};
	const write = (key: string, bytes: Uint8Array) => {
		try {
			writer ??= writeSegment((number) => join(dir, `${stage}.${number}.cache.${process.pid}`));
			writer.write(key, bytes);
			return true;
		} catch (error) {
			problem = messageOf(dir, error);
			return false;
		}
	};
	const putJson = (key: string, json: string) => {
		missed.push(key);
		located.delete(key);
		if (problem !== null || !write(key, Buffer.from(json))) inMemory.set(key, JSON.parse(json));
	};
	const put = (key: string, value: unknown) => putJson(key, JSON.stringify(value));
	return {
		putJson,
		has: (key) => inMemory.has(key) || writer?.stored.has(key) === true || locate(key) !== undefined,
		put,
		...memoize(read, put),
		misses: () => missed,
		save() {
			try {
				const outdated = segments.filter((segment) => needsRewriting(segment, segments.length, located));
				for (const [key, { segment, at }] of located) {
					const bytes = problem === null && outdated.includes(segment) && !writer?.stored.has(key) ? segment.read(at) : null;
					if (bytes) write(key, bytes);
				}
				if (problem !== null) writer?.discard();
				else {
					const added = writer && openSegment(writer.finish(nameOf, (numbers[0] ?? 0) + 1));
					for (const [key, at] of added?.stored ?? []) if (added) located.set(key, { segment: added, at });
					for (const { path } of outdated) rmSync(path, { force: true });
					segments = [...(added ? [added] : []), ...segments.filter((segment) => !outdated.includes(segment))];
				}
				writer = null;
				for (const segment of segments) segment.close();
				if (existsSync(dir)) {
					for (const name of names) if (isBroken(name, stage, dir, opened)) rmSync(join(dir, name), { force: true });
					removeLeftovers(dir);
				}
			} catch (error) {
				problem ??= messageOf(dir, error);
			}
			return problem;
		},
	};
}

function numberOf(name: string, stage: string): number | undefined {
	const [, number] = name.startsWith(`${stage}.`) ? (/^\.(\d+)\.cache$/.exec(name.slice(stage.length)) ?? []) : [];
	return number === undefined ? undefined : Number(number);
}

/** Whether the used values should be rewritten: most bytes of the file are unused, or there are too many files. */
function needsRewriting(
	{ stored, path }: Segment,
	files: number,
	located: ReadonlyMap<string, { segment: Segment; at: Stored }>,
): boolean {
	if (files >= maxFiles) return true;
	let [all, used] = [0, 0];
	for (const [key, [, length]] of stored) {
		all += length;
		if (located.get(key)?.segment.path === path) used += length;
	}
	return used * 2 < all || all === 0;
}

/** A file of the stage that could not be opened, or one in an older format. */
function isBroken(name: string, stage: string, dir: string, segments: readonly Segment[]): boolean {
	if (/^[a-z]+\.(?:cache|json)$/.test(name)) return true;
	return numberOf(name, stage) !== undefined && !segments.some(({ path }) => path === join(dir, name));
}

function messageOf(dir: string, error: unknown): Message {
	return msg("build.notKept", { dir, reason: error instanceof Error ? error.message : String(error) });
}

/** The methods that only need a value to be read and stored. A key identifies one computation, so its value has one type. */
function memoize(
	read: (key: string) => unknown,
	put: (key: string, value: unknown) => void,
): Pick<Cache, "find" | "memo" | "memoAsync"> {
	const find = <T>(key: string) => read(key) as T | undefined;
	const store = <T>(key: string, value: T): T => {
		put(key, value);
		return value;
	};
	return {
		find,
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

/**
 * An in-memory cache that lives as long as the process, for the dev server. Drops what neither the last run nor the kept run used.
 * Misses are looked up in `earlier`, the results of previous processes.
 */
export function createMemoryCache(earlier: Pick<Cache, "find" | "has"> | null = null): Cache & {
	/** Keeps the values used by this run until another run is kept. Call before `save`. */
	keep(): void;
} {
	let kept = new Map<string, unknown>();
	let before = new Map<string, unknown>();
	let current = new Map<string, unknown>();
	let missed: string[] = [];
	const use = (key: string, value: unknown): unknown => {
		if (value !== undefined) current.set(key, value);
		return value;
	};
	const remembered = (key: string) => use(key, current.get(key) ?? before.get(key) ?? kept.get(key));
	const read = (key: string) => remembered(key) ?? use(key, earlier?.find(key));
	const put = (key: string, value: unknown) => {
		missed.push(key);
		current.set(key, value);
	};
	return {
		has: (key) => remembered(key) !== undefined || earlier?.has(key) === true,
		put,
		putJson: (key, json) => put(key, JSON.parse(json)),
		...memoize(read, put),
		misses: () => missed,
		keep() {
			kept = current;
		},
		save() {
			[before, current, missed] = [current, new Map(), []];
			return null;
		},
	};
}
