import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another build may look at the same moment, so a file appears whole. */
export function keep(bytes: Uint8Array, path: string): void {
	const temporary = `${path}.${process.pid}`;
	writeFileSync(temporary, bytes);
	renameSync(temporary, path);
}

/** Takes away what is kept but no longer wanted. */
export function prune(dir: string, wanted: ReadonlySet<string>): void {
	for (const file of readdirSync(dir)) if (!wanted.has(file)) rmSync(join(dir, file), { force: true });
}
