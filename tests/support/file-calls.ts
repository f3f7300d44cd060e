import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** The calls by which a site is written and put in its place. */
const watched = [
	"mkdirSync",
	"writeFileSync",
	"copyFileSync",
	"linkSync",
	"renameSync",
	"unlinkSync",
	"rmdirSync",
	"rmSync",
] as const;

export type FileCall = (typeof watched)[number];

/**
 * Calls `before` in front of every call that changes files, in all modules of this process, with its name and arguments. What
 * `before` throws is thrown in its place. Gives what puts everything back.
 */
export function beforeFileCalls(before: (name: FileCall, args: readonly unknown[]) => void): () => void {
	const functions: Record<string, (...args: unknown[]) => unknown> = Object(fs);
	const originals = watched.map((name) => [name, functions[name]] as const);
	for (const [name, original] of originals) {
		if (!original) throw new Error(`there is no ${name}`);
		functions[name] = (...args) => {
			before(name, args);
			return original(...args);
		};
	}
	syncBuiltinESMExports();
	return () => {
		Object.assign(functions, Object.fromEntries(originals));
		syncBuiltinESMExports();
	};
}
