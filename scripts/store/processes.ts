import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isFileError } from "./is-file-error.ts";

/** Whether a process is running. */
export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// A process of another user may not be signalled, but it exists.
		return isFileError(error, "EPERM");
	}
}

/**
 * Start time of a process, in the system's own format. Needed because process IDs are reused: after a reboot, and in a container,
 * where the first process is always 1. Null if it cannot be determined.
 */
export function startTimeOf(pid: number): string | null {
	return process.platform === "linux" ? startTimeOnLinux(pid) : startTimeByPs(pid);
}

/** The boot ID, and the start time of the process in ticks after boot. */
function startTimeOnLinux(pid: number): string | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The program name is in parentheses and may contain any character; state and start time are the 1st and 20th field after it
		// (proc(5)).
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const [state, ticks] = [fields[0], fields[19]];
		// A zombie: it has ended, but its parent has not waited for it, which in containers may never happen.
		if (state === "Z" || state === "X") return "ended";
		return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${ticks}`;
	} catch {
		return null;
	}
}

function startTimeByPs(pid: number): string | null {
	try {
		const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
		const written = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", env, stdio: "pipe" });
		return written.trim().replace(/\s+/g, "-") || null;
	} catch {
		return null;
	}
}
