import { readPort } from "../preview/port.ts";
import { serveSite } from "../preview/serve-site.ts";
import { defaultOutDir, resolveDir } from "../project.ts";
import { readOptions, run } from "./command.ts";

/** `npm run preview`: serves a built site as production would. */
await run(async (args) => {
	const { values } = readOptions(args, { port: { type: "string" }, dir: { type: "string" } });
	const { url } = await serveSite(resolveDir(values.dir, defaultOutDir), readPort(values.port));
	process.stdout.write(`${url}\n`);
	return 0;
});
