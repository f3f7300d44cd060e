import type { Pack, Release } from "#schemas/spec/offline.ts";

/** `sw.js`: what this release is made of, then the code that is the same for all releases of an app. */
export function workerFile(code: string, app: string, packs: readonly Pack[]): string {
	const release: Release = { app, packs: [...packs] };
	return `self.release=${JSON.stringify(release)};\n${code}\n`;
}
