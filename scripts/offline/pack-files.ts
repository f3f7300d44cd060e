import { createHash } from "node:crypto";

/** A file that may be packed: a hash of its contents, its size in bytes, and how to read it, as text or, if binary, as bytes. */
export type PackFile = { hash: string; bytes: number; read(): string | Uint8Array };

/** Files by address, with a leading slash. */
export type PackFiles = { keys(): Iterable<string>; get(url: string): PackFile | undefined };

/** A file of which only the contents are given. */
export function fileOf(contents: string | Uint8Array): PackFile {
	const hash = createHash("sha256").update(contents).digest("base64url");
	return { hash, bytes: Buffer.byteLength(contents), read: () => contents };
}

/** Files whose contents are in memory. */
export function filesIn(map: ReadonlyMap<string, string | Uint8Array>): PackFiles {
	return new Map([...map].map(([url, contents]) => [url, fileOf(contents)]));
}
