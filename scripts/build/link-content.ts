import { createLinkedContent } from "../check/linked-content.ts";
import { assignPaths } from "../check/paths.ts";
import type { LinkedContent } from "../check/rule.ts";
import { noDrafts } from "../content/read/read-file.ts";
import { msg } from "../messages/message.ts";
import { type Diagnostic, isError, UsageError } from "../report/diagnostic.ts";
import { analyzeContent, type RunOptions } from "./analyze-content.ts";

/**
 * Links the content of a folder, for commands that follow references to entries. Content with unreadable files, or with two
 * versions in one, is a UsageError, since these may contain references.
 */
export async function linkContent(contentDir: string, run: RunOptions): Promise<LinkedContent> {
	const { content, diagnostics } = await analyzeContent({ contentDir, drafts: noDrafts }, run);
	const read = new Set(content?.parts.filter(({ data }) => data !== null).map(({ file }) => file));
	const hidesReferences = ({ code, file }: Diagnostic) => code === "merge-conflict" || !read.has(file);
	const firstError = diagnostics.find((each) => isError(each) && each.code !== "missing-language" && hidesReferences(each));
	if (!content || firstError)
		throw new UsageError(
			firstError ? msg("usage.contentBroken", { file: firstError.file, fault: firstError.message }) : msg("usage.contentUnread"),
		);
	return createLinkedContent(content, assignPaths(content).value);
}
