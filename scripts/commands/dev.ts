import { startDevServer } from "../dev/dev-server.ts";
import { readPort } from "../preview/port.ts";
import { defaultContentDir, hashCode, resolveDir } from "../project.ts";
import { exitCodes, readOptions, run } from "./command.ts";

/** `npm run dev`: shows the content as it is being written. */
await run(async (args) => {
	const { values } = readOptions(args, { content: { type: "string" }, port: { type: "string" } });
	const port = values.port === undefined ? undefined : readPort(values.port);
	const { url } = await startDevServer(resolveDir(values.content, defaultContentDir), port, hashCode());
	process.stdout.write(`${url}\n`);
	return exitCodes.clean;
});
