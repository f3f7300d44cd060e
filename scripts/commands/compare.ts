import { statSync } from "node:fs";
import { withStore } from "../build/with-store.ts";
import { compareContents } from "../desk/compare/compare.ts";
import { comparisonAsMarkdown } from "../desk/compare/markdown.ts";
import { type Survey, surveyContent } from "../desk/compare/survey.ts";
import { withRevision } from "../desk/history/export-revision.ts";
import { msg } from "../messages/message.ts";
import { cacheDirFor, hashCode, resolveContent, resolveDir } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { exitCodes, run } from "./command.ts";
import { contentOption } from "./shared-options.ts";

const command = {
	name: "compare",
	about: msg("help.compare"),
	words: "BEFORE [AFTER]",
	options: { content: contentOption },
} as const;

/** `npm run compare`: summarises a change of the content in Markdown: pages, addresses, words to translate. Writes nothing. */
await run(command, async ({ values, positionals, translate }) => {
	const contentDir = resolveContent(values.content);
	const [before, after, ...others] = positionals;
	if (before === undefined || others.length > 0) throw new UsageError(msg("usage.compare"));
	const [then, now] = [await survey(contentDir, before), await survey(contentDir, after)];
	process.stdout.write(comparisonAsMarkdown(compareContents(then, now), translate));
	return exitCodes.clean;
});

/** Surveys a folder, a revision of the content folder, or the current content folder if no state is given. */
async function survey(contentDir: string, state: string | undefined): Promise<Survey> {
	const look = async (dir: string) => {
		const codeHash = hashCode().pipeline;
		const { value } = await withStore(cacheDirFor(contentDir), (run) => surveyContent(dir, { ...run, codeHash }));
		return value;
	};
	const dir = state === undefined ? contentDir : resolveDir(state, contentDir);
	if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return look(dir);
	const found = state === undefined ? null : await withRevision(contentDir, state, look);
	if (!found) throw new UsageError(msg("usage.noState", { state: state ?? "" }));
	return found;
}
