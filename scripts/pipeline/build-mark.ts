import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** The file by which builds know the folders that builds have made. Hosts serve no name that begins with an underscore. */
export const markFile = "_build.json";

/** The file by which builds know a part of a site, which stands there instead: a part has nothing that stands around pages. */
export const partMarkFile = "_shard.json";

/** What a mark says of who made it. */
export const madeBy = "pousse";

/** The mark of a site. `build` tells one site from another: the same app with the same content has the same. */
export function writeMark(build: string): string {
	return `${JSON.stringify({ madeBy, build })}\n`;
}

/** Whether a path is a file that holds a mark, or the beginning of one, and nothing else. */
export function isBegunMark(path: string): boolean {
	if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return false;
	const text = readFileSync(path, "utf8");
	return writeMark("").startsWith(text) || /^\{"madeBy":"pousse","build":"[0-9a-f]*(?:"\}\n?)?$/.test(text);
}

/**
 * Whose a path is: nobody's (nothing, or an empty folder), ours (a folder that carries the mark of a site or of a part), that of an edition which set
 * no mark yet, or somebody else's. All that is ever replaced or removed is nobody's or ours.
 */
export type Owner = "nobody" | "us" | "earlier edition" | "somebody";

/** Tells whose a path is. A link is what it is, not what it leads to. */
export function ownerOf(path: string): Owner {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (!found) return "nobody";
	if (!found.isDirectory()) return "somebody";
	const names = readdirSync(path);
	if (names.length === 0) return "nobody";
	if (names.includes(markFile) && isMark(join(path, markFile), "build")) return "us";
	if (names.includes(partMarkFile) && isMark(join(path, partMarkFile), "shard")) return "us";
	return names.includes("routes.json") && names.includes("releases.json") ? "earlier edition" : "somebody";
}

/** Whether a build may put its site in the place of what stands at a path, or remove that. */
export function mayReplace(path: string): boolean {
	const owner = ownerOf(path);
	return owner === "nobody" || owner === "us";
}

/** Refuses a folder that a build may not replace. */
export function assertReplaceable(dir: string): void {
	if (mayReplace(dir)) return;
	if (!lstatSync(dir).isDirectory()) throw new UsageError(say("build.noFolder", { dir }));
	throw new UsageError(
		ownerOf(dir) === "earlier edition" ? say("build.earlierEdition", { dir }) : say("build.foreignFiles", { dir }),
	);
}

function isMark(file: string, field: "build" | "shard"): boolean {
	if (!lstatSync(file).isFile()) return false;
	try {
		const mark: unknown = JSON.parse(readFileSync(file, "utf8"));
		return typeof mark === "object" && mark !== null && "madeBy" in mark && mark.madeBy === madeBy && field in mark;
	} catch {
		return false;
	}
}
