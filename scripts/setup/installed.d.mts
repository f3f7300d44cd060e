/** A lockfile of npm, as far as it is read here: packages by their folder, that of the project under the empty path. */
export type Lockfile = {
	packages: Record<string, { version?: string; integrity?: string; dev?: boolean; optional?: boolean }>;
};

/** Whether what npm has installed (`found`, its lockfile in `node_modules`) is what a lockfile wants; `dev` asks for packages for development too. */
export function isInstalled(wanted: Lockfile, found: Lockfile | null, options: { dev: boolean }): boolean;
