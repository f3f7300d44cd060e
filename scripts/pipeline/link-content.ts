import type { Linking } from "../link/linking.ts";
import { assignPaths } from "../link/paths.ts";
import { prepareLinking } from "../link/prepare.ts";
import { say } from "../messages/message.ts";
import { noDrafts } from "../read/read-file.ts";
import { isError, UsageError } from "../report/diagnostic.ts";
import type { Cache } from "../store/cache.ts";
import { understandContent } from "./understand-content.ts";

/**
 * Links the content of a folder, for commands that follow references to entries. Content with unreadable files is a UsageError,
 * since these may contain references.
 */
export async function linkContent(contentDir: string, cache: Cache, codeHash: string): Promise<Linking> {
	const { content, diagnostics } = await understandContent({ contentDir, drafts: noDrafts }, cache, codeHash);
	const fault = diagnostics.find(isError);
	if (!content || fault)
		throw new UsageError(
			fault ? say("usage.contentBroken", { file: fault.file, fault: fault.message }) : say("usage.contentUnread"),
		);
	return prepareLinking(content, assignPaths(content).value);
}
