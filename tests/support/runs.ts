import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Results } from "#scripts/build/analyze-all.ts";
import { type Bundle, bundleApp, keptApps } from "#scripts/build/render/bundle.ts";
import type { Pool } from "#scripts/build/threads.ts";
import { bundleDir } from "#scripts/project.ts";
import type { CodeHashes } from "#scripts/store/code-hash.ts";
import { createMemory, type Memory } from "#scripts/store/memory.ts";
import { openObjects } from "#scripts/store/objects.ts";
import { openStore, type Store } from "#scripts/store/store.ts";
import { codeHashes } from "./known-parts.ts";

/** Does all work in the calling thread: to start others takes longer than the work of a test. */
export const poolHere: Pool = {
	run: async ({ started, items, prepare }) => items.map(await prepare(started)),
	end: async () => {},
};

/** What a run works with besides content. */
type Run<R extends Results = Results> = { results: R; pool: Pool; codeHashes: CodeHashes };

/** What a run works with, for several runs of one test file: results stay in memory. */
export function memoryRun(): Run<Results & Memory> {
	const objects = openObjects({ kept: null, spare: mkdtempSync(join(tmpdir(), "pousse-objects-")) });
	return { results: { ...createMemory(), objects }, pool: poolHere, codeHashes };
}

/** A store that is empty at first and that no other run sees. */
export function emptyStore(): Store {
	return openStore(mkdtempSync(join(tmpdir(), "pousse-store-")), "build");
}

/** What a run works with that begins with the results of the project's content (`known-parts.ts`). */
export function contentRun(): Run {
	return { results: openStore(inject("knownParts"), "other"), pool: poolHere, codeHashes };
}

/** The app as the last build of the project has bundled it. */
export async function projectBundle(): Promise<Bundle> {
	const apps = openStore(bundleDir, "other", keptApps);
	const bundle = await bundleApp(apps, "", new AbortController().signal);
	apps.save();
	return bundle;
}
