import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashBytes } from "../../store/hash.ts";

/** A release of the app: the hash of its bundle, and its files in `assets`, as hashes by name. */
type PastRelease = { bundle: string; assets: Record<string, string> };

/** File in which a site lists the releases whose `assets` it serves. */
export const releasesFile = "releases.json";

/** Number of earlier releases whose files a site still serves, for tabs opened before the deployment. */
const keptReleases = 3;

/**
 * What to carry over from the site that is replaced: the list of releases, with the new one first, and the files of the last
 * releases that the new one lacks, if their hashes still match. A site with the same app changes nothing.
 */
export function releasesToServe(
	outDir: string,
	bundle: string,
	assets: PastRelease["assets"],
): { list: string; files: string[] } {
	const before = readReleases(join(outDir, releasesFile)).filter((each) => each.bundle !== bundle);
	const kept = before.slice(0, keptReleases);
	const past = new Map(kept.flatMap((each) => Object.entries(each.assets)));
	const files = [...past].filter(([name, hash]) => !Object.hasOwn(assets, name) && hashOf(join(outDir, "assets", name)) === hash);
	return { list: JSON.stringify([{ bundle, assets }, ...kept]), files: files.map(([name]) => name).sort() };
}

function hashOf(file: string): string | null {
	try {
		return hashBytes(readFileSync(file));
	} catch {
		return null;
	}
}

/** An unreadable list is treated as empty: old tabs lose their files, but the site is built. */
function readReleases(file: string): PastRelease[] {
	try {
		const list: unknown = JSON.parse(readFileSync(file, "utf8"));
		return Array.isArray(list) ? list.filter(isRelease) : [];
	} catch {
		return [];
	}
}

function isRelease(value: unknown): value is PastRelease {
	if (typeof value !== "object" || value === null || !("bundle" in value) || !("assets" in value)) return false;
	const { bundle, assets } = value;
	if (typeof bundle !== "string" || typeof assets !== "object" || assets === null) return false;
	// Names become paths, so none may escape the folder.
	return Object.entries(assets).every(([name, hash]) => /^[\w-][\w.-]*$/.test(name) && /^[0-9a-f]{64}$/.test(String(hash)));
}
