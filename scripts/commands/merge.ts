import { buildFromArguments, buildOptions } from "./build-command.ts";
import { readOptions, run } from "./command.ts";

/** `npm run merge`: makes the site of all parts that `build --shard` has made. */
await run(async (args) => {
	const { values, positionals } = readOptions(args, buildOptions, true);
	return buildFromArguments(values, { parts: positionals });
});
