import { buildFromArguments, buildOptions } from "./build-command.ts";
import { readOptions, run } from "./command.ts";

/** `npm run build`: checks the content and builds the site into `dist`, whole or not at all; with `--shard` a part of it. */
await run(async (args) => {
	const { values } = readOptions(args, { ...buildOptions, shard: { type: "string" } });
	const { shard } = values;
	return buildFromArguments(values, shard === undefined ? undefined : { shard });
});
