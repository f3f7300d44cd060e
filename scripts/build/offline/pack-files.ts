import { hash } from "node:crypto";

/** A file that may be packed: a hash of its contents, its size in bytes, and how to read it, as text or, if binary, as bytes. */
export type PackFile = { hash: string; bytes: number; read(): string | Uint8Array };

/** Files by address, with a leading slash. */
export type PackFiles = { keys(): Iterable<string>; get(url: string): PackFile | undefined };

/** Hash of the contents of a file or a pack, as addresses of packs have it: SHA-256 in base64url. */
export function hashContents(contents: string | Uint8Array): string {
	return hash("sha256", contents, "base64url");
}
