import { join } from "node:path";
import { buildSite } from "#scripts/pipeline/build-site.ts";
import { bundleDir, cacheDirFor, hashCode, root } from "#scripts/project.ts";
import { baseContent } from "./workspace.ts";

/** Builds the small site, whole, with the bundle and the pictures that earlier builds have left. */
export async function buildSmallSite(outDir: string): Promise<void> {
	const { diagnostics } = await buildSite({
		contentDir: baseContent,
		outDir,
		publicDir: join(root, "public"),
		baseUrl: undefined,
		cacheDir: cacheDirFor(baseContent),
		bundleDir,
		generatedDirs: null,
		codeHashes: hashCode(),
		killWorker: false,
		onStage: () => undefined,
	});
	if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
}
