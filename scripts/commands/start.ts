import { readPort } from "../build/preview/port.ts";
import { serveSite } from "../build/preview/serve-site.ts";
import { msg } from "../messages/message.ts";
import { defaultOutDir, resolveDir } from "../project.ts";
import { buildFromArguments, buildOptions } from "./build-command.ts";
import { exitCodes, run } from "./command.ts";
import { portOption } from "./shared-options.ts";

const command = { name: "start", about: msg("help.start"), options: { ...buildOptions, port: portOption } } as const;

/** `npm start`: checks, builds and serves the site, and prints its address. */
await run(command, async (given) => {
	const port = readPort(given.values.port);
	const code = await buildFromArguments(given);
	if (code !== exitCodes.clean) return code;
	const { url } = await serveSite(resolveDir(given.values.out, defaultOutDir), port);
	process.stdout.write(`${url}\n`);
	return exitCodes.clean;
});
