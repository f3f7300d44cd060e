import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every regular file below a folder, by its path from there, sorted. */
export function listFiles(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((item) => item.isFile())
		.map((item) => join(item.parentPath, item.name).slice(dir.length + 1))
		.sort();
}
