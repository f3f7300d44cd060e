import { planMove } from "../desk/entries/move.ts";
import { msg } from "../messages/message.ts";
import { findInContent, resolveContent } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { applyPlan, loadLinkedContent } from "./change-content.ts";
import { run } from "./command.ts";
import { contentOption, writeOption } from "./shared-options.ts";

const command = {
	name: "move",
	about: msg("help.move"),
	words: "FOLDER/NAME NEWNAME | FOLDER/NAME NEWFOLDER/NEWNAME",
	options: { content: contentOption, write: writeOption },
} as const;

/**
 * `npm run move`: renames an entry and all references to it, redirects its old address. Prints each change; `--write` applies them.
 */
await run(command, async ({ values, positionals, lang, translate }) => {
	const contentDir = resolveContent(values.content);
	const [from, to, ...others] = positionals.map((name) => findInContent(contentDir, name));
	if (!from || !to || others.length > 0) throw new UsageError(msg("usage.move"));
	const plan = planMove(contentDir, await loadLinkedContent(contentDir), [from, to], lang);
	return applyPlan(contentDir, plan, values.write ?? false, translate);
});
