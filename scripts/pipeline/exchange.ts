import { createRequire } from "node:module";

/** Gives two paths of one file system each other's name, in one step; false where the file system cannot. */
export type Exchange = (one: string, other: string) => boolean;

/** What is used of `koffi`, which calls functions of the system. It is optional, so the compiler does not know it. */
type Koffi = { load(library: null): { func(signature: string): (...args: (string | number)[]) => number } };

/** Paths that are relative count from the current folder (AT_FDCWD). */
const fromHere = -100;
/** RENAME_EXCHANGE of Linux and RENAME_SWAP of macOS. */
const exchanging = 2;

/** Node renames only where nothing stands, or over what it replaces. Null where the system or the library has no such function. */
export function loadExchange(): Exchange | null {
	try {
		const koffi = createRequire(import.meta.url)("koffi") as Koffi;
		const system = koffi.load(null);
		if (process.platform === "linux") {
			const renameat2 = system.func("int renameat2(int, const char *, int, const char *, unsigned int)");
			return (one, other) => renameat2(fromHere, one, fromHere, other, exchanging) === 0;
		}
		if (process.platform !== "darwin") return null;
		const renamex = system.func("int renamex_np(const char *, const char *, unsigned int)");
		return (one, other) => renamex(one, other, exchanging) === 0;
	} catch {
		return null;
	}
}
