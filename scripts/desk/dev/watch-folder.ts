import { dirname, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";

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
	return watch(parent, { ignoreInitial: true, ignored }).on("all", (_, path) => onChange(path));
}
