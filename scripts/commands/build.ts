import { msg } from "../messages/message.ts";
import { buildFromArguments, buildOptions } from "./build-command.ts";
import { run } from "./command.ts";

const command = {
	name: "build",
	about: msg("help.build"),
	options: { ...buildOptions, shard: { type: "string", value: "1/4", about: msg("help.option.shard") } },
} as const;

/** `npm run build`: checks the content and builds the site into `dist`, completely or not at all; with `--shard` one part of it. */
await run(command, (given) => {
	const { shard } = given.values;
	return buildFromArguments(given, shard === undefined ? undefined : { shard });
});
