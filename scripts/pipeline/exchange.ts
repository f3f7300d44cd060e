import { createRequire } from "node:module";

/** Atomically swaps two paths of one file system; returns false if the file system does not support it. */
export type Exchange = (one: string, other: string) => boolean;

/** The functions used of `koffi`, a foreign function interface. It is an optional dependency, so its types may be missing. */
type Koffi = { load(library: null): { func(signature: string): (...args: (string | number)[]) => number } };

/** Resolves relative paths against the working directory (AT_FDCWD). */
const currentDirectory = -100;
/** RENAME_EXCHANGE of Linux and RENAME_SWAP of macOS. */
const exchangeFlag = 2;

/** Loads the system call, since Node's rename cannot swap. Null if the system or the library does not provide it. */
export function loadExchange(): Exchange | null {
	try {
		const koffi = createRequire(import.meta.url)("koffi") as Koffi;
		const system = koffi.load(null);
		if (process.platform === "linux") {
			const renameat2 = system.func("int renameat2(int, const char *, int, const char *, unsigned int)");
			return (one, other) => renameat2(currentDirectory, one, currentDirectory, other, exchangeFlag) === 0;
		}
		if (process.platform !== "darwin") return null;
		const renamex = system.func("int renamex_np(const char *, const char *, unsigned int)");
		return (one, other) => renamex(one, other, exchangeFlag) === 0;
	} catch {
		return null;
	}
}
