import { readPort } from "../preview/port.ts";
import { serveSite } from "../preview/serve-site.ts";
import { defaultOutDir, resolveDir } from "../project.ts";
import { buildFromArguments, buildOptions } from "./build-command.ts";
import { exitCodes, readOptions, run } from "./command.ts";

/** `npm start`: checks, builds and serves the site, and prints its address. */
await run(async (args) => {
	const { values } = readOptions(args, { ...buildOptions, port: { type: "string" } });
	const port = readPort(values.port);
	const code = await buildFromArguments(values);
	if (code !== exitCodes.clean) return code;
	const { url } = await serveSite(resolveDir(values.out, defaultOutDir), port);
	process.stdout.write(`${url}\n`);
	return exitCodes.clean;
});
