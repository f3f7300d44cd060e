import { existsSync, rmSync, writeFileSync } from "node:fs";

/* Debian asks this file before it starts what it has installed (invoke-rc.d, deb-systemd-invoke); 101 means no. */
const policy = "/usr/sbin/policy-rc.d";

/**
 * Does some work, in which Debian starts none of the servers that it installs. A machine that has a policy keeps it.
 * @param {() => void} work
 */
export function withoutServices(work) {
	if (existsSync(policy)) return work();
	// It says no only while this process runs: should that be killed, the file that it leaves forbids nothing.
	writeFileSync(policy, `#!/bin/sh\nkill -0 ${process.pid} 2>/dev/null && exit 101\nexit 0\n`, { mode: 0o755 });
	try {
		work();
	} finally {
		rmSync(policy);
	}
}
