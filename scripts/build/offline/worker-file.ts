import { createHash } from "node:crypto";
import type { PackLine } from "#schemas/shared/offline.ts";

/** `sw.js`: the data of this release, then the code, which is the same for all releases of an app. */
export function workerFile(code: string, app: string, packs: readonly PackLine[]): string {
	const id = createHash("sha256")
		.update(JSON.stringify([app, packs]))
		.digest("hex")
		.slice(0, 12);
	return `self.release=${JSON.stringify({ id, app, packs })};\n${code}\n`;
}
