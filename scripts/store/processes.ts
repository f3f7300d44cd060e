import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process runs. */
export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// A process of somebody else may not be signalled, but it runs.
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/**
 * When a process began, as its system writes it, since numbers of processes come again: after a restart of the machine, and in
 * a container, where the first process is always number 1. Null where that cannot be told.
 */
export function beginningOf(pid: number): string | null {
	return process.platform === "linux" ? beginningOnLinux(pid) : beginningByPs(pid);
}

/** The start of the machine, and how long after it the process began. */
function beginningOnLinux(pid: number): string | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The name of the program stands in brackets and may hold any sign; state and time are the 1st and 20th field behind it (proc(5)).
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const [state, ticks] = [fields[0], fields[19]];
		// It has ended, and nobody has asked how: in a container often nobody ever does.
		if (state === "Z" || state === "X") return "ended";
		return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${ticks}`;
	} catch {
		return null;
	}
}

function beginningByPs(pid: number): string | null {
	try {
		const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
		const written = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", env, stdio: "pipe" });
		return written.trim().replace(/\s+/g, "-") || null;
	} catch {
		return null;
	}
}
