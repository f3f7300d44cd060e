import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serveSite } from "#scripts/build/preview/serve-site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of the built site of the project's own content. */
		siteUrl: string;
	}
}

/** Serves `dist` for the browser tests. The test command builds it first. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const dir = join(import.meta.dirname, "..", "..", "dist");
	if (!existsSync(join(dir, "routes.json"))) throw new Error("build the site first: npm run build");
	const site = await serveSite(dir, 0);
	project.provide("siteUrl", site.url);
	return site.close;
}
