import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A release of the app by the hash of its bundle, and its files below `assets`: their hashes by their names. */
type PastRelease = { bundle: string; assets: Record<string, string> };

/** Where a site says which releases of the app its `assets` serve. */
export const releasesFile = "releases.json";

/** Besides its own a site serves the files of so many releases, for tabs that were opened before it. */
const keptReleases = 3;

/**
 * What is to be carried over from the site that a new one replaces: the list of releases with the new one before them, and
 * the files of the last few that the new one lacks, as far as they are what they were. A site of the same app changes nothing.
 */
export function carryOver(outDir: string, bundle: string, assets: PastRelease["assets"]): { list: string; files: string[] } {
	const before = readReleases(join(outDir, releasesFile)).filter((each) => each.bundle !== bundle);
	const kept = before.slice(0, keptReleases);
	const past = new Map(kept.flatMap((each) => Object.entries(each.assets)));
	const files = [...past].filter(([name, hash]) => !Object.hasOwn(assets, name) && hashOf(join(outDir, "assets", name)) === hash);
	return { list: JSON.stringify([{ bundle, assets }, ...kept]), files: files.map(([name]) => name).sort() };
}

function hashOf(file: string): string | null {
	try {
		return createHash("sha256").update(readFileSync(file)).digest("hex");
	} catch {
		return null;
	}
}

/** A list that cannot be read is none: then no tab is helped, but the site is built. */
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
	// Names become paths, so none may lead out of the folder.
	return Object.entries(assets).every(([name, hash]) => /^[\w-][\w.-]*$/.test(name) && /^[0-9a-f]{64}$/.test(String(hash)));
}
