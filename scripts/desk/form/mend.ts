import type { Drafts } from "../../content/read/read-file.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { mendFiles, mostRounds } from "../../report/fix.ts";

/** The texts of files once all that is certain is mended in them, and the findings that this settled. */
export type Mended = { texts: Map<string, string>; settled: Diagnostic[] };

/**
 * Mends what is certain in the files that `isMeant` names, as `check --fix` does, and writes nothing. `drafts` are texts that take the place of
 * files, `read` the text of any other file.
 */
export async function mendAll(
	check: (drafts: Drafts) => Promise<readonly Diagnostic[]>,
	drafts: Drafts,
	read: (file: string) => string,
	isMeant: (file: string) => boolean,
): Promise<Mended> {
	const mended: Mended = { texts: new Map(), settled: [] };
	const textOf = (file: string) => mended.texts.get(file) ?? drafts.get(file) ?? read(file);
	for (let round = 0; round < mostRounds; round++) {
		const found = (await check(new Map([...drafts, ...mended.texts]))).filter(({ file, fix }) => fix && isMeant(file));
		const changed = mendFiles(found, textOf);
		if (changed.size === 0) break;
		for (const [file, text] of changed) mended.texts.set(file, text);
		mended.settled.push(...found.filter(({ file }) => changed.has(file)));
	}
	return mended;
}
