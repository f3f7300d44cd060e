import type { AppFile, PackLine } from "#schemas/shared/offline.ts";
import { hashData } from "../../store/hash.ts";

/** What a worker stores of a site besides the files that its code lists: the few that the app needs of the content, and the packs. */
export type Stored = { files: readonly AppFile[]; packs: readonly PackLine[] };

/** `sw.js`: the data of this release, then the code, which is the same for all releases of an app. */
export function workerFile(code: string, app: string, { files, packs }: Stored): string {
	const id = hashData(JSON.stringify([app, files, packs])).slice(0, 12);
	return `self.release=${JSON.stringify({ id, app, packs, files })};\n${code}\n`;
}
