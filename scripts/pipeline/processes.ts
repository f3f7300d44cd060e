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
