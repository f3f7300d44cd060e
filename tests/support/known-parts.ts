import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { compile } from "#scripts/build/compile.ts";
import { withStore } from "#scripts/build/with-store.ts";
import { defaultContentDir, hashCode, root } from "#scripts/project.ts";
import type { CodeHashes } from "#scripts/store/code-hash.ts";

declare module "vitest" {
	export interface ProvidedContext {
		knownParts: string;
	}
}

/** What stands for the state of our own code, which does not change during a run of tests. */
export const codeHashes: CodeHashes = { pipeline: "test", drawings: "test" };

/**
 * Reads the project's content once for all test files of a run, and tells them where what is known of it is kept. Another
 * state of the pipeline has another folder.
 */
export default async function rememberParts(project: TestProject): Promise<void> {
	const caches = join(root, "node_modules", ".cache", "pousse-tests");
	const dir = join(caches, hashCode().pipeline);
	await withStore(dir, (run) => compile({ contentDir: defaultContentDir, ...run, codeHashes }));
	for (const other of readdirSync(caches)) if (join(caches, other) !== dir) rmSync(join(caches, other), { recursive: true });
	project.provide("knownParts", dir);
}
