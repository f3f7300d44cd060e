import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../project.ts";
import { type Figure, figure } from "./figure.ts";
import { measureProgram } from "./measure-command.ts";

/** What writes the same number of entries for another generator; it lies beside the project where its developers work. */
const peers = join(root, "..", "shared", "bench", "peers", "bench.mjs");

type Peers = { setup(peer: "hugo", entries: number): unknown };

/** Builds a site of so many entries in four languages with Hugo, from nothing; says so where that cannot be done. */
export async function measureHugo(entries: number, dir: string): Promise<Figure[]> {
	if (!existsSync(peers) || spawnSync("hugo", ["version"]).status !== 0) {
		process.stderr.write("  Hugo, or what writes its content, is not here: left out\n");
		return [];
	}
	process.env["PEERS_DIR"] = join(dir, `peers-${entries}`);
	// Written in JavaScript, outside of the project.
	const { setup } = (await import(`${pathToFileURL(peers).href}?${entries}`)) as Peers;
	setup("hugo", entries);
	const { wallMs, cpuMs, memoryBytes } = measureProgram("hugo", ["--quiet"], join(dir, `peers-${entries}`, "hugo"));
	return [
		figure(`${entries} entries: Hugo, from nothing`, "ms", null, [wallMs]),
		figure(`${entries} entries: Hugo, from nothing, CPU`, "ms", null, [cpuMs]),
		figure(`${entries} entries: Hugo, from nothing, memory`, "bytes", null, [memoryBytes]),
	];
}
