import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "#scripts/project.ts";
import { findServer } from "#scripts/setup/programs.mjs";
import type { Place } from "./answers.ts";

/** A real web server with a built site. It listens on a socket in a folder of its own, which nobody else can reach. */
export type WebServer = { place: Place; close(): Promise<void> };

/**
 * Starts nginx with the container's settings, a site and a file to be included in its server block. `environment` is what the server
 * may not tell.
 */
export async function startNginx(site: string, included: string, environment: Record<string, string>): Promise<WebServer> {
	const home = mkdtempSync(join(tmpdir(), "pousse-nginx-"));
	const settings = readFileSync(join(root, "deploy", "nginx.conf"), "utf8")
		.replaceAll("/tmp/", `${home}/`)
		.replace("/site/_nginx.conf", included)
		.replace("/site", site)
		.replace("listen 8080", `listen unix:${home}/socket`)
		// One process, which says when it listens.
		.replace("stderr warn", "stderr notice")
		.replace("daemon off;", "daemon off;\nmaster_process off;");
	writeFileSync(join(home, "nginx.conf"), settings);
	return start(
		home,
		"nginx",
		["-p", home, "-e", "stderr", "-c", join(home, "nginx.conf")],
		environment,
		/using the "\w+" event method/,
	);
}

/** Starts Caddy with a site and a file to be imported in its site block. */
export async function startCaddy(site: string, imported: string, environment: Record<string, string>): Promise<WebServer> {
	const home = mkdtempSync(join(tmpdir(), "pousse-caddy-"));
	writeFileSync(
		join(home, "Caddyfile"),
		`{
	admin off
	auto_https off
}
http:// {
	bind unix/${home}/socket
	root * ${site}
	import ${imported}
}
`,
	);
	const args = ["run", "--adapter", "caddyfile", "--config", join(home, "Caddyfile")];
	const own = { ...environment, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
	return start(home, "caddy", args, own, /serving initial configuration/);
}

async function start(
	home: string,
	name: string,
	args: readonly string[],
	environment: Record<string, string>,
	ready: RegExp,
): Promise<WebServer> {
	const program = findServer(name);
	if (program === null) throw new Error(`there is no ${name}: run npm test, which finds or installs one`);
	const server = spawn(program, args, { env: environment, stdio: ["ignore", "ignore", "pipe"] });
	// Whatever happens to the test, its server does not outlive it.
	const end = () => {
		server.kill();
		rmSync(home, { recursive: true, force: true });
	};
	process.once("exit", end);
	await said(server, ready);
	return {
		place: join(home, "socket"),
		async close() {
			const ended = once(server, "exit");
			server.kill();
			await ended;
			end();
			process.off("exit", end);
		},
	};
}

/** Waits until the server says that it listens. One that ends before is an error, with all that it said. */
async function said({ stderr, pid }: ChildProcess, ready: RegExp): Promise<void> {
	if (!stderr || pid === undefined) throw new Error("the server did not start");
	const lines: string[] = [];
	// The stream is read on after that, so that the server never waits for its reader.
	await new Promise<void>((resolve, reject) => {
		createInterface(stderr)
			.on("line", (line) => {
				lines.push(line);
				if (ready.test(line)) resolve();
			})
			.on("close", () => reject(new Error(lines.join("\n"))));
	});
}
