import { createHash } from "node:crypto";

/** What the bytes of a file are known by: their SHA-256 in hexadecimal digits. */
export function hashBytes(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

/** Hash by which equal data are known: the first 24 of those digits. */
export function hashData(data: string | Uint8Array): string {
	return createHash("sha256").update(data).digest("hex").slice(0, 24);
}
