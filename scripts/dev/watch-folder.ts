import { dirname, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";

/** What editors write beside a file while they save it: hidden files, copies with a tilde, Vim's test file. */
const passing = /(^|\/)(\.[^/]+|[^/]+~|4913)$/;

/**
 * Tells of every change below a folder. Its parent is watched too, of which nothing else is looked at: so a folder that is renamed and
 * comes back is followed again.
 */
export function watchFolder(dir: string, onChange: () => void): FSWatcher {
	const parent = dirname(dir);
	const isBelow = (path: string) => path === dir || path.startsWith(dir + sep);
	const ignored = (path: string) => path !== parent && (!isBelow(path) || passing.test(path.slice(dir.length)));
	return watch(parent, { ignoreInitial: true, ignored }).on("all", onChange);
}
