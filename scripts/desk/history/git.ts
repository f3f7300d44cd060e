import { spawnSync } from "node:child_process";

/** Runs git in a folder. Returns its output, or null if git is not installed, the folder is not in a repository, or git fails. */
export function git(dir: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string | null {
	const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], {
		cwd: dir,
		encoding: "utf8",
		env: { ...process.env, LC_ALL: "C", ...env },
		maxBuffer: 1 << 28,
	});
	return status === 0 ? stdout : null;
}

/** A file at a commit. `path` is its path at that commit, relative to the folder that was queried. */
export type Version = { commit: string; day: string; path: string };

/**
 * The committed versions of a file, newest first, followed across renames; empty if nothing is committed. `file` is relative to
 * `dir`.
 */
export function versionsOf(dir: string, file: string): Version[] {
	const log = git(dir, ["log", "--follow", "--relative", "--name-only", "--format=%x00%H %cs", "--", file]);
	return (log ?? "").split("\0").flatMap((each) => {
		const [head = "", ...names] = each.split("\n").filter((line) => line !== "");
		const [commit, day] = head.split(" ");
		const [path] = names;
		return commit && day && path ? [{ commit, day, path }] : [];
	});
}

/** The contents of a version; null if they cannot be read. */
export function readVersion(dir: string, { commit, path }: Version): string | null {
	return git(dir, ["cat-file", "blob", `${commit}:./${path}`]);
}
