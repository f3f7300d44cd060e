import { join } from "node:path";
import { expect, test } from "vitest";
import { hashCode } from "#scripts/project.ts";
import { buildSmallSite } from "./support/build-small-site.ts";
import { differences } from "./support/differences.ts";
import { type Edited, edits } from "./support/edits.ts";
import { testFolder } from "./support/folders.ts";
import { writeLongSite } from "./support/many-entries.ts";
import { createDice } from "./support/random.ts";

/** So many builds take over what the one before left; then, and in the end, the site is held against one that is made of nothing. */
const editsPerComparison = 11;

test.each([1])(
	"an incremental build after any sequence of edits equals a clean one, byte for byte (seed %d) (R17.4)",
	async (seed) => {
		const work = testFolder();
		const content = writeLongSite(work, { article: 3, guide: 2, plant: 2 });
		const below = createDice(`edits ${seed}`);
		const edited: Edited = {
			...{ content, site: join(work, "site"), cache: join(work, "cache"), baseUrl: undefined, codeHashes: hashCode() },
			loose: ["articles/article-001", "articles/article-002", "articles/article-003", "guides/guide-001", "plants/plant-001"],
		};
		// A list of redirects may not become empty.
		edits["a redirect added"]?.(edited, below, 0);
		await build(edited, edited.site, edited.cache);
		const made: string[] = [];
		for (const [index, [kind, edit]] of shuffled(Object.entries(edits), below).entries()) {
			made.push(`${kind}: ${edit(edited, below, seed * 100 + index)}`);
			const findings = await build(edited, edited.site, edited.cache);
			if ((index + 1) % editsPerComparison > 0 && made.length < Object.keys(edits).length) continue;
			const clean = join(work, `clean-${index}`);
			const cleanFindings = await build(edited, clean, join(work, `cache-${index}`));
			expect(findings, made.join("\n")).toEqual(cleanFindings);
			expect(differences(edited.site, clean), made.join("\n")).toEqual([]);
		}
	},
	240_000,
);

/** Builds a site, and gives what the build found to say. */
function build({ content, baseUrl, codeHashes }: Edited, outDir: string, cacheDir: string): Promise<string[]> {
	return buildSmallSite(outDir, { contentDir: content, baseUrl, cacheDir, codeHashes });
}

function shuffled<T>(all: readonly T[], below: (end: number) => number): T[] {
	const left = [...all];
	return all.flatMap(() => left.splice(below(left.length), 1));
}
