import { join } from "node:path";
import type { BuildOptions } from "#scripts/build/build-options.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { bundleDir, cacheDirFor, hashCode, root } from "#scripts/project.ts";
import { english } from "./in-english.ts";
import { baseContent } from "./workspace.ts";

/**
 * Builds the small site, or another by other options, whole, with the bundle and the pictures that earlier builds have left.
 * Gives what the build found to say, which must not keep it from being done.
 */
export async function buildSmallSite(outDir: string, options: Partial<BuildOptions> = {}): Promise<string[]> {
	const { diagnostics, pages, problems } = await buildSite({
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
		...options,
	});
	const findings = [...diagnostics.map(({ file, message }) => `${file}: ${english(message)}`), ...problems.map(english)];
	if (pages === 0) throw new Error(findings.join("\n"));
	return findings;
}
