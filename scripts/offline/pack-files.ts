import { createHash } from "node:crypto";

/** A file that may be packed: a hash of what it holds, its bytes, and how to read it, as text, or as bytes where it is none. */
export type PackFile = { hash: string; bytes: number; read(): string | Uint8Array };

/** Files by their addresses, which begin with a slash. */
export type PackFiles = { keys(): Iterable<string>; get(url: string): PackFile | undefined };

/** A file of which nothing is known but its contents. */
export function fileOf(contents: string | Uint8Array): PackFile {
	const hash = createHash("sha256").update(contents).digest("base64url");
	return { hash, bytes: Buffer.byteLength(contents), read: () => contents };
}

/** Files that are there as a whole. */
export function filesIn(map: ReadonlyMap<string, string | Uint8Array>): PackFiles {
	return new Map([...map].map(([url, contents]) => [url, fileOf(contents)]));
}
