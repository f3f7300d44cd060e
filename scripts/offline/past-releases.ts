import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A release of the app by the hash of its bundle, and the names of its files below `assets`. */
type PastRelease = { bundle: string; assets: string[] };

/** Where a site says which releases of the app its `assets` serve. */
export const releasesFile = "releases.json";

/** Besides its own a site serves the files of so many releases, for tabs that were opened before it. */
const keptReleases = 3;

/**
 * What is to be carried over from the site that a new one replaces: the list of releases with the new one before them, and
 * the files of the last few that the new one lacks. A site of the same app changes nothing.
 */
export function carryOver(outDir: string, bundle: string, assets: readonly string[]): { list: string; files: string[] } {
	const before = readReleases(join(outDir, releasesFile)).filter((each) => each.bundle !== bundle);
	const kept = before.slice(0, keptReleases);
	const own = new Set(assets);
	const files = [...new Set(kept.flatMap((each) => each.assets))].filter(
		(name) => !own.has(name) && existsSync(join(outDir, "assets", name)),
	);
	return { list: JSON.stringify([{ bundle, assets: [...assets].sort() }, ...kept]), files: files.sort() };
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
	// Names become paths, so none may lead out of the folder.
	return typeof bundle === "string" && Array.isArray(assets) && assets.every((name) => /^[\w-][\w.-]*$/.test(String(name)));
}
