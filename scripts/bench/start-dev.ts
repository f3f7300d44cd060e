import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A running `npm run dev`. */
export type Dev = { url: string; stop(): Promise<void> };

/** Starts `npm run dev` of a project on a content folder and waits until it prints its address. */
export async function startDev(project: string, contentDir: string): Promise<Dev> {
	const server = spawn(process.execPath, [join(project, "scripts", "run.mjs"), "dev", "--content", contentDir], {
		cwd: project,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [printed] = (await once(server.stdout, "data")) as [Buffer];
	return {
		url: printed.toString().trim(),
		stop: async () => {
			server.kill();
			await once(server, "exit");
		},
	};
}
