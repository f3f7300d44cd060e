import { posix } from "node:path";

/**
 * The decoded pathname of an address, with double slashes and dots resolved, so that each file has one spelling; null if the address
 * cannot be decoded.
 */
export function pathnameOf(url = "/"): string | null {
	try {
		const pathname = decodeURIComponent(url.split(/[?#]/)[0] ?? "/");
		return pathname.includes("\0") ? null : posix.normalize(pathname);
	} catch {
		return null;
	}
}
