import { existsSync, rmSync, writeFileSync } from "node:fs";

/* Debian runs this file before it starts an installed service (invoke-rc.d, deb-systemd-invoke); exit code 101 forbids it. */
const policy = "/usr/sbin/policy-rc.d";

/**
 * Runs `work` while Debian is prevented from starting the services that it installs. An existing policy is kept.
 * @param {() => void} work
 */
export function withoutServices(work) {
	if (existsSync(policy)) return work();
	// Forbids only while this process runs: if it is killed, the file left behind has no effect.
	writeFileSync(policy, `#!/bin/sh\nkill -0 ${process.pid} 2>/dev/null && exit 101\nexit 0\n`, { mode: 0o755 });
	try {
		work();
	} finally {
		rmSync(policy);
	}
}
