import { dirname, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { reasonOf } from "../../messages/reason-of.ts";

/** Temporary files of editors: hidden files, backups with a tilde, Emacs's saved drafts, Vim's write test. */
const passing = /(^|\/)(\.[^/]+|[^/]+~|#[^/]+#|4913)$/;

/**
 * Calls `onChange` on every change below a folder, with the path of what changed. The parent folder is watched as well, but only
 * for this folder, so that it is followed again after it is renamed and comes back.
 */
export function watchFolder(dir: string, onChange: (path: string) => void): FSWatcher {
	const parent = dirname(dir);
	const isBelow = (path: string) => path === dir || path.startsWith(dir + sep);
	const ignored = (path: string) => path !== parent && (!isBelow(path) || passing.test(path.slice(dir.length)));
	return (
		watch(parent, { ignoreInitial: true, ignored })
			.on("all", (_, path) => onChange(path))
			// What the system refuses to watch, for want of rights or of watches, is not followed; the rest is.
			.on("error", (error) => process.stderr.write(`${reasonOf(error)}\n`))
	);
}
