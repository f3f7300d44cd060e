/**
 * A lockfile of npm, as far as it is read here: packages by their folder, that of the project under the empty path.
 * @typedef {{ packages: Record<string, { version?: string; integrity?: string; dev?: boolean; optional?: boolean }> }} Lockfile
 */

/**
 * Whether `node_modules` holds what the lockfile names, whoever installed it: npm keeps a lockfile of its own there, which lacks the
 * packages that were left out.
 * @param {Lockfile} wanted
 * @param {Lockfile | null} found
 * @param {{ dev: boolean }} options
 */
export function isInstalled(wanted, found, { dev }) {
	return Object.entries(wanted.packages).every(([path, { version, integrity, ...traits }]) => {
		const installed = found?.packages[path];
		if (installed) return installed.version === version && installed.integrity === integrity;
		// The project itself, and what npm leaves out: binaries for other platforms, and, if asked to, packages for development.
		return path === "" ? found !== null : traits.optional === true || (traits.dev === true && !dev);
	});
}
