import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../project.ts";

/** Milliseconds from the start of `npm run dev` on a folder of content to the address that it prints. */
export async function measureStart(contentDir: string): Promise<number> {
	const begunAt = performance.now();
	const program = join(root, "scripts", "commands", "dev.ts");
	const server = spawn(process.execPath, ["--import", "tsx", program, "--content", contentDir], {
		cwd: root,
		stdio: ["ignore", "pipe", "inherit"],
	});
	try {
		await once(server.stdout, "data");
		return performance.now() - begunAt;
	} finally {
		server.kill();
		await once(server, "exit");
	}
}
