import { buildFromArguments, buildOptions } from "./build-command.ts";
import { readOptions, run } from "./command.ts";

/** `npm run build`: checks the content and builds the site into `dist`, whole or not at all. */
await run(async (args) => {
	const { values } = readOptions(args, buildOptions);
	return buildFromArguments(values);
});
