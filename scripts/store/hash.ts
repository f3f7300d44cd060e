import { hash } from "node:crypto";

/** Hash that identifies the bytes of a file: SHA-256 in hexadecimal. */
export function hashBytes(bytes: Uint8Array): string {
	return hash("sha256", bytes);
}

/** Hash that identifies equal data: the first 24 hexadecimal digits of its SHA-256. */
export function hashData(data: string | Uint8Array): string {
	return hash("sha256", data).slice(0, 24);
}

/** Name of an object in the store: the first 40 hexadecimal digits of the SHA-256 of its bytes (`objectName`). */
export function hashObject(bytes: Uint8Array): string {
	return hash("sha256", bytes).slice(0, 40);
}

/** Finds the names of objects in a text. No other hash in the store has 40 digits. */
export const objectName = /\b[0-9a-f]{40}\b/g;
