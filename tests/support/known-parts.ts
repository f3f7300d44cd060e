import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { compile } from "#scripts/pipeline/compile.ts";
import { defaultContentDir, hashCode, root } from "#scripts/project.ts";
import { openCache } from "#scripts/store/cache.ts";

declare module "vitest" {
	export interface ProvidedContext {
		knownParts: string;
	}
}

/**
 * Reads the project's content once for all test files of a run, and tells them where what is known of it is kept. Another
 * state of the pipeline has another folder.
 */
export default async function rememberParts(project: TestProject): Promise<void> {
	const caches = join(root, "node_modules", ".cache", "pousse-tests");
	const dir = join(caches, hashCode().pipeline);
	const cache = openCache(dir, "parts");
	await compile({ contentDir: defaultContentDir, cache, codeHashes: { pipeline: "test", drawings: "test" } });
	cache.save();
	for (const other of readdirSync(caches)) if (join(caches, other) !== dir) rmSync(join(caches, other), { recursive: true });
	project.provide("knownParts", dir);
}
