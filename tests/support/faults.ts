import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createWorkspace, type Workspace } from "./workspace.ts";

const faultsDir = join(import.meta.dirname, "..", "faults");

/** The codes that have a fault folder: `content` overlays the small site, `removed.txt` names what goes from it. */
export const faults = readdirSync(faultsDir).sort();

/** A file or folder of a fault. */
export const faultPath = (code: string, name: string) => join(faultsDir, code, name);

/** The contents of a file of a fault; undefined where it has none of that name. */
export function readFault(code: string, name: string): string | undefined {
	const file = faultPath(code, name);
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The files that a fault removes. */
export const removedFiles = (code: string) => readFault(code, "removed.txt")?.trimEnd().split("\n") ?? [];

/** The small site with these faults. */
export function createFaultySite(...codes: readonly string[]): Workspace {
	const workspace = createWorkspace();
	for (const code of codes) {
		const content = faultPath(code, "content");
		if (existsSync(content)) cpSync(content, workspace.dir, { recursive: true });
		for (const file of removedFiles(code)) workspace.remove(file);
	}
	return workspace;
}
