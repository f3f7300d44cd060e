import { closeSync, fstatSync, linkSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";

/** Location of a value in its file: offset and length in bytes, and the CRC-32 of those bytes. */
export type Stored = readonly [offset: number, length: number, checksum: number];

/** Format of a segment, a file of values by key that is written once and never modified: values, their index, this trailer. */
const trailer = { magic: 0x706f7573, bytes: 16 } as const;

/** A segment opened for reading. */
export type Segment = {
	path: string;
	stored: ReadonlyMap<string, Stored>;
	/** The bytes of a value; null if their checksum does not match. */
	read(at: Stored): Buffer | null;
	/** Closes the file; later reads reopen it briefly. */
	close(): void;
};

/** Opens a segment; null if it is incomplete, so that it is treated as missing. */
export function openSegment(path: string): Segment | null {
	let file: number | null = openIfExists(path);
	if (file === null) return null;
	const opened = file;
	const stored = readList(opened, (at) => readStored(opened, at));
	if (!stored) {
		closeSync(opened);
		return null;
	}
	return {
		path,
		stored,
		read(at) {
			if (file !== null) return readStored(file, at);
			const again = openIfExists(path);
			if (again === null) return null;
			try {
				return readStored(again, at);
			} finally {
				closeSync(again);
			}
		},
		close() {
			if (file !== null) closeSync(file);
			file = null;
		},
	};
}

function openIfExists(path: string): number | null {
	try {
		return openSync(path, "r");
	} catch {
		return null;
	}
}

function readList(file: number, read: Segment["read"]): Map<string, Stored> | null {
	const { size } = fstatSync(file);
	if (size < trailer.bytes) return null;
	const tail = Buffer.alloc(trailer.bytes);
	if (readSync(file, tail, 0, trailer.bytes, size - trailer.bytes) < trailer.bytes || tail.readUInt32LE(12) !== trailer.magic)
		return null;
	const [length, checksum] = [tail.readUInt32LE(0), tail.readUInt32LE(4)];
	const list = length + trailer.bytes <= size ? read([size - trailer.bytes - length, length, checksum]) : null;
	// The checksum guarantees that these are the bytes that were written.
	return list && new Map(JSON.parse(list.toString("utf8")) as [string, Stored][]);
}

function readStored(file: number, [offset, length, checksum]: Stored): Buffer | null {
	try {
		const bytes = Buffer.allocUnsafe(length);
		if (readSync(file, bytes, 0, length, offset) < length) return null;
		return crc32(bytes) === checksum ? bytes : null;
	} catch {
		return null;
	}
}

/** A segment being written, under a temporary name that contains the process ID. */
export type SegmentWriter = {
	stored: ReadonlyMap<string, Stored>;
	write(key: string, value: Uint8Array): void;
	/** Reads a value written in this run. */
	read(at: Stored): Buffer | null;
	/**
	 * Completes the file and hard-links it to the first free name that `nameOf` gives for a number from `first` on. Returns that name.
	 */
	finish(nameOf: (number: number) => string, first: number): string;
	discard(): void;
};

/** Creates a segment under the first free name that `nameOf` produces from a number. */
export function writeSegment(nameOf: (number: number) => string): SegmentWriter {
	mkdirSync(dirname(nameOf(1)), { recursive: true });
	const { path: temporary, file } = openFirstFree(nameOf);
	const stored = new Map<string, Stored>();
	let size = 0;
	const append = (bytes: Uint8Array): Stored => {
		const at: Stored = [size, bytes.length, crc32(bytes)];
		for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, size + done);
		size += bytes.length;
		return at;
	};
	const discard = () => {
		closeSync(file);
		rmSync(temporary, { force: true });
	};
	return {
		stored,
		write: (key, value) => {
			stored.set(key, append(value));
		},
		read: (at) => readStored(file, at),
		finish(nameOf, first) {
			const [, length, checksum] = append(Buffer.from(JSON.stringify([...stored])));
			const tail = Buffer.alloc(trailer.bytes);
			tail.writeUInt32LE(length, 0);
			tail.writeUInt32LE(checksum, 4);
			tail.writeUInt32LE(trailer.magic, 12);
			append(tail);
			// Another process may try the same number, but only one can create the hard link.
			let number = first;
			while (!linkUnlessExists(temporary, nameOf(number))) number++;
			discard();
			return nameOf(number);
		},
		discard,
	};
}

function openFirstFree(nameOf: (number: number) => string): { path: string; file: number } {
	for (let number = 1; ; number++) {
		const path = nameOf(number);
		try {
			return { path, file: openSync(path, "wx+") };
		} catch (error) {
			if (!isAlreadyExistsError(error)) throw error;
		}
	}
}

/** Creates a hard link; returns false if the name is taken. */
function linkUnlessExists(from: string, to: string): boolean {
	try {
		linkSync(from, to);
		return true;
	} catch (error) {
		if (isAlreadyExistsError(error)) return false;
		throw error;
	}
}

function isAlreadyExistsError(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "EEXIST";
}
