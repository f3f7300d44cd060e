import { planDelete } from "../desk/entries/delete.ts";
import { msg } from "../messages/message.ts";
import { findInContent, resolveContent } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { applyPlan, loadLinkedContent } from "./change-content.ts";
import { run } from "./command.ts";
import { contentOption, writeOption } from "./shared-options.ts";

const command = {
	name: "delete",
	about: msg("help.delete"),
	words: "FOLDER/NAME",
	options: {
		content: contentOption,
		redirect: { type: "string", value: "PATH", about: msg("help.delete.redirect") },
		write: writeOption,
	},
} as const;

/** `npm run delete`: deletes an entry and redirects its address and the links to it. Prints each change; `--write` applies them. */
await run(command, async ({ values, positionals, translate }) => {
	const contentDir = resolveContent(values.content);
	const [name, ...others] = positionals.map((each) => findInContent(contentDir, each));
	if (!name || others.length > 0) throw new UsageError(msg("usage.delete"));
	const plan = planDelete(
		contentDir,
		await loadLinkedContent(contentDir),
		{ folder: name, redirect: values.redirect },
		translate,
	);
	return applyPlan(contentDir, plan, values.write ?? false, translate);
});
