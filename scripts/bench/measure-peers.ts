import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../project.ts";
import { type Figure, figure } from "./figure.ts";
import { measureProgram } from "./measure-command.ts";

/** Script that writes the same number of entries for other generators; it is outside the project, on its developers' machines. */
const corpus = join(root, "..", "shared", "bench", "peers", "bench.mjs");

/**
 * Where npm-based generators are installed, each in its own folder; `tools` may contain a Node version for those that need another.
 */
const installed = process.env["PEERS_DIR"] ?? join(tmpdir(), "peers");

/** Other generators, and their command-line arguments for a build. */
const peers = {
	hugo: { name: "Hugo", words: ["--quiet"] },
	eleventy: { name: "Eleventy", words: [] },
	astro: { name: "Astro", words: ["build"] },
};

type Peer = keyof typeof peers;

type Corpus = { setup(peer: Peer, entries: number): unknown };

/**
 * Builds a site with this number of entries in four languages with other generators, without a cache; reports those that are not
 * installed and skips them.
 */
export async function measurePeers(entries: number, dir: string): Promise<Figure[]> {
	const folder = join(dir, `peers-${entries}`);
	const figures: Figure[] = [];
	for (const [peer, { name, words }] of Object.entries(peers) as [Peer, (typeof peers)[Peer]][]) {
		const program = existsSync(corpus) ? programOf(peer) : null;
		if (program === null) {
			process.stderr.write(`  ${name}, or what writes its content, is not here: left out\n`);
			continue;
		}
		await writeCorpusOf(peer, entries, folder);
		const [command = "", ...before] = program;
		const { wallMs, cpuMs, memoryBytes } = measureProgram(command, [...before, ...words], join(folder, peer));
		figures.push(
			figure(`${entries} entries: ${name}, from nothing`, "ms", null, [wallMs]),
			figure(`${entries} entries: ${name}, from nothing, CPU`, "ms", null, [cpuMs]),
			figure(`${entries} entries: ${name}, from nothing, memory`, "bytes", null, [memoryBytes]),
		);
	}
	return figures;
}

/** The command line of a generator; null if it is not installed. Hugo is a system program, the others run in Node. */
function programOf(peer: Peer): string[] | null {
	if (peer === "hugo") return spawnSync("hugo", ["version"]).status === 0 ? ["hugo"] : null;
	const program = join(installed, peer, "node_modules", ".bin", peer);
	const node = join(installed, "tools", "node_modules", "node", "bin", "node");
	return existsSync(program) ? [existsSync(node) ? node : process.execPath, program] : null;
}

async function writeCorpusOf(peer: Peer, entries: number, folder: string): Promise<void> {
	const site = join(folder, peer);
	mkdirSync(site, { recursive: true });
	if (peer !== "hugo") {
		cpSync(join(installed, peer, "package.json"), join(site, "package.json"));
		symlinkSync(join(installed, peer, "node_modules"), join(site, "node_modules"));
	}
	// The script reads its output folder once, when it is loaded.
	process.env["PEERS_DIR"] = folder;
	// Written in JavaScript, outside the project, so it has no types.
	const { setup } = (await import(`${pathToFileURL(corpus).href}?${entries}`)) as Corpus;
	setup(peer, entries);
}
