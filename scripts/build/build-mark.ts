import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** The file by which builds recognise folders that builds have created. Hosts serve no name that begins with an underscore. */
export const markFile = "_build.json";

/** Name of the program, as recorded in a mark. */
const madeBy = "pousse";

/** The mark of a site. `build` identifies the site: the same app with the same content has the same value. */
export function writeMark(build: string): string {
	return `${JSON.stringify({ madeBy, build })}\n`;
}

/** Whether a path is a file that contains only a mark or its beginning. */
export function isBegunMark(path: string): boolean {
	if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return false;
	const text = readFileSync(path, "utf8");
	return writeMark("").startsWith(text) || /^\{"madeBy":"pousse","build":"[0-9a-f]*(?:"\}\n?)?$/.test(text);
}

/**
 * Owner of a path: nobody (it does not exist, or is an empty folder), us (a folder with the mark of a site), an earlier
 * edition that wrote no mark yet, or somebody else. Only paths owned by nobody or us are ever replaced or removed.
 */
export type Owner = "nobody" | "us" | "earlier edition" | "somebody";

/** Determines the owner of a path. Symbolic links are not followed. */
export function ownerOf(path: string): Owner {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (!found) return "nobody";
	if (!found.isDirectory()) return "somebody";
	const names = readdirSync(path);
	if (names.length === 0) return "nobody";
	if (names.includes(markFile) && isMark(join(path, markFile))) return "us";
	return names.includes("routes.json") && names.includes("releases.json") ? "earlier edition" : "somebody";
}

/** Whether a build may replace or remove what is at a path. */
export function mayReplace(path: string): boolean {
	const owner = ownerOf(path);
	return owner === "nobody" || owner === "us";
}

/** Throws if a build may not replace the folder. */
export function assertReplaceable(dir: string): void {
	if (mayReplace(dir)) return;
	if (!lstatSync(dir).isDirectory()) throw new UsageError(msg("build.noFolder", { dir }));
	throw new UsageError(
		ownerOf(dir) === "earlier edition" ? msg("build.earlierEdition", { dir }) : msg("build.foreignFiles", { dir }),
	);
}

function isMark(file: string): boolean {
	if (!lstatSync(file).isFile()) return false;
	try {
		const mark: unknown = JSON.parse(readFileSync(file, "utf8"));
		return typeof mark === "object" && mark !== null && "madeBy" in mark && mark.madeBy === madeBy && "build" in mark;
	} catch {
		return false;
	}
}
