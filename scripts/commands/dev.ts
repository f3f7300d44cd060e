import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { readPort } from "../build/preview/port.ts";
import { startDevServer } from "../desk/dev/dev-server.ts";
import { msg } from "../messages/message.ts";
import { cacheDirFor, hashCode, resolveContent } from "../project.ts";
import { exitCodes, run } from "./command.ts";
import { contentOption, portOption } from "./shared-options.ts";

const command = {
	name: "dev",
	about: msg("help.dev"),
	options: { content: contentOption, port: portOption },
} as const;

/** `npm run dev`: serves the content with live updates. */
await run(command, async ({ values, lang }) => {
	const port = values.port === undefined ? undefined : readPort(values.port);
	const { lang: given } = values as { lang?: ProgramLang };
	const contentDir = resolveContent(values.content);
	const options = { codeHashes: hashCode(), cacheDir: cacheDirFor(contentDir), lang, given };
	const { url } = await startDevServer(contentDir, port, options);
	process.stdout.write(`${url}\n`);
	return exitCodes.clean;
});
