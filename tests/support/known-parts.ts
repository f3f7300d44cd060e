import type { TestProject } from "vitest/node";
import { compile } from "#scripts/build/compile.ts";
import { withStore } from "#scripts/build/with-store.ts";
import { cacheDirFor, defaultContentDir, hashCode } from "#scripts/project.ts";

declare module "vitest" {
	export interface ProvidedContext {
		knownParts: string;
	}
}

/** The state of our own code, which does not change during a run of tests. */
export const codeHashes = hashCode();

/**
 * Reads the project's content once for all test files of a run, unless the build or the check of this state has, and tells them where
 * what is known of it is kept.
 */
export default async function rememberParts(project: TestProject): Promise<void> {
	const dir = cacheDirFor(defaultContentDir);
	await withStore(dir, (run) => compile({ contentDir: defaultContentDir, ...run, codeHashes }));
	project.provide("knownParts", dir);
}
