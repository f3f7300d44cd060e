import type { ProgramLang } from "#schemas/spec/program-langs.ts";
import { startDevServer } from "../dev/dev-server.ts";
import { say } from "../messages/message.ts";
import { readPort } from "../preview/port.ts";
import { hashCode, resolveContent } from "../project.ts";
import { exitCodes, run } from "./command.ts";
import { portOption } from "./port-option.ts";

const command = {
	name: "dev",
	about: say("help.dev"),
	options: { content: { type: "string", value: "DIR", about: say("help.option.content") }, port: portOption },
} as const;

/** `npm run dev`: shows the content as it is being written. */
await run(command, async ({ values, lang }) => {
	const port = values.port === undefined ? undefined : readPort(values.port);
	const { lang: asked } = values as { lang?: ProgramLang };
	const { url } = await startDevServer(resolveContent(values.content), port, { codeHashes: hashCode(), lang, asked });
	process.stdout.write(`${url}\n`);
	return exitCodes.clean;
});
