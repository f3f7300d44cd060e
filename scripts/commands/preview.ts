import { readPort } from "../build/preview/port.ts";
import { serveSite } from "../build/preview/serve-site.ts";
import { msg } from "../messages/message.ts";
import { defaultOutDir, resolveDir } from "../project.ts";
import { exitCodes, run } from "./command.ts";
import { portOption } from "./shared-options.ts";

const command = {
	name: "preview",
	about: msg("help.preview"),
	options: { port: portOption, dir: { type: "string", value: "DIR", about: msg("help.option.dir") } },
} as const;

/** `npm run preview`: serves a built site as production would. */
await run(command, async ({ values }) => {
	const { url } = await serveSite(resolveDir(values.dir, defaultOutDir), readPort(values.port));
	process.stdout.write(`${url}\n`);
	return exitCodes.clean;
});
