import { existsSync, readFileSync } from "node:fs";
import { draftRedirects, readSitemap } from "../desk/entries/draft-redirects.ts";
import { msg } from "../messages/message.ts";
import { resolveContent } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { loadLinkedContent } from "./change-content.ts";
import { exitCodes, run } from "./command.ts";
import { contentOption } from "./shared-options.ts";

const command = {
	name: "redirects",
	about: msg("help.redirects"),
	options: { content: contentOption, from: { type: "string", value: "FILE", about: msg("help.redirects.from") } },
} as const;

/** `npm run redirects`: drafts redirects from the addresses of an old site, and prints them for a human to read. */
await run(command, async ({ values: { content, from }, translate }) => {
	if (from === undefined) throw new UsageError(msg("usage.redirects"));
	if (!existsSync(from)) throw new UsageError(msg("usage.noSitemap", { file: from }));
	const addresses = readSitemap(readFileSync(from, "utf8"));
	if (addresses.length === 0) throw new UsageError(msg("usage.emptySitemap", { file: from }));
	process.stdout.write(draftRedirects(addresses, await loadLinkedContent(resolveContent(content)), translate));
	return exitCodes.clean;
});
