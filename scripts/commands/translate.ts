import { isLang } from "#schemas/shared/languages.ts";
import { draftLanguage, languageLine } from "../desk/entries/draft-language.ts";
import { msg } from "../messages/message.ts";
import { displayDir, resolveContent } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { writeAll } from "../store/write-all.ts";
import { exitCodes, run } from "./command.ts";
import { contentOption, writeOption } from "./shared-options.ts";

const command = {
	name: "translate",
	about: msg("help.translate"),
	options: {
		to: { type: "string", value: "LANGUAGE", about: msg("help.translate.to") },
		content: contentOption,
		write: writeOption,
	},
} as const;

/** `npm run translate`: drafts everything that the content lacks in a language. Prints each file; `--write` writes them. */
await run(command, ({ values, positionals, translate }) => {
	const { to } = values;
	if (to === undefined || positionals.length > 0) throw new UsageError(msg("usage.translate"));
	if (!isLang(to)) {
		const line = /^[a-z]{2}$/.test(to) ? languageLine(to) : null;
		if (line === null) throw new UsageError(msg("usage.noLangCode", { lang: to }));
		throw new UsageError(msg("usage.translateCode", { lang: to, line }));
	}
	const contentDir = resolveContent(values.content);
	const files = draftLanguage(contentDir, to, translate);
	for (const { file } of files) process.stdout.write(`${displayDir(contentDir)}/${file}\n`);
	if (values.write) writeAll(contentDir, files);
	const next =
		files.length === 0
			? msg("translate.nothing", { language: { lang: to } })
			: values.write
				? msg("translate.done")
				: msg("move.dryRun");
	process.stdout.write(`${translate(next)}\n`);
	return exitCodes.clean;
});
