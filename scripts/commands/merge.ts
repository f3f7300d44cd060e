import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { buildFromArguments, buildOptions } from "./build-command.ts";
import { run } from "./command.ts";

const command = { name: "merge", about: msg("help.merge"), words: "PART PART …", options: buildOptions } as const;

/** `npm run merge`: merges the parts built by `build --shard` into one site. */
await run(command, (given) => {
	if (given.positionals.length === 0) throw new UsageError(msg("shard.nameAll"));
	return buildFromArguments(given, { parts: given.positionals });
});
