import { createHash } from "node:crypto";

/** Hash that identifies the bytes of a file: SHA-256 in hexadecimal. */
export function hashBytes(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

/** Hash that identifies equal data: the first 24 hexadecimal digits of its SHA-256. */
export function hashData(data: string | Uint8Array): string {
	return createHash("sha256").update(data).digest("hex").slice(0, 24);
}
