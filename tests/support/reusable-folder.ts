import { copyFileSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A temporary folder with a copy of another one, which can be made again what it was at first. */
export class ReusableFolder {
	readonly dir: string;
	readonly #root = mkdtempSync(join(tmpdir(), "pousse-"));
	readonly #from: string;
	readonly #states: Map<string, string>;

	/** The copy has this name; what a test puts beside it goes, too. */
	constructor(name: string, from: string) {
		this.dir = join(this.#root, name);
		this.#from = from;
		cpSync(from, this.dir, { recursive: true });
		this.#states = statesIn(this.dir);
	}

	/** Removes what is new, and copies again what has been changed, touched or removed. */
	restore(): void {
		for (const name of readdirSync(this.#root))
			if (join(this.#root, name) !== this.dir) rmSync(join(this.#root, name), { recursive: true });
		const now = statesIn(this.dir);
		for (const [path, state] of now)
			if (this.#states.get(path) !== state) {
				rmSync(join(this.dir, path), { recursive: true, force: true });
				now.delete(path);
			}
		for (const [path, state] of this.#states)
			if (!now.has(path)) {
				if (state === folder) mkdirSync(join(this.dir, path));
				else copyFileSync(join(this.#from, path), join(this.dir, path));
				this.#states.set(path, stateOf(join(this.dir, path)));
			}
	}
}

/** What a folder holds, by path, a folder before what is in it. */
function statesIn(dir: string): Map<string, string> {
	return new Map(readdirSync(dir, { recursive: true, encoding: "utf8" }).map((path) => [path, stateOf(join(dir, path))]));
}

const folder = "folder";

/** The state of a file changes with anything that is done to it, which also sets the time of its last change. */
function stateOf(path: string): string {
	const stat = lstatSync(path, { bigint: true });
	return stat.isDirectory() ? folder : `${stat.ino} ${stat.ctimeNs}`;
}
