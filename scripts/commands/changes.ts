import { defaultLang } from "#schemas/shared/languages.ts";
import type { Changes } from "../desk/translate/changes.ts";
import { findChanges } from "../desk/translate/changes.ts";
import { msg } from "../messages/message.ts";
import type { Translate } from "../messages/translate.ts";
import { displayDir, findInContent, resolveContent } from "../project.ts";
import { exitCodes, run } from "./command.ts";
import { contentOption } from "./shared-options.ts";

const command = {
	name: "changes",
	about: msg("help.changes"),
	words: "FOLDER/NAME …",
	options: { content: contentOption },
} as const;

/** `npm run changes`: shows word by word what has changed in French since each translation was made. Writes nothing. */
await run(command, ({ values, positionals, translate }) => {
	const contentDir = resolveContent(values.content);
	const dir = displayDir(contentDir);
	const names = positionals.length > 0 ? positionals.map((name) => findInContent(contentDir, name)) : [""];
	const changes = names.flatMap((name) => findChanges(contentDir, name));
	process.stdout.write(
		changes.length === 0
			? `${translate(msg("changes.none"))}\n`
			: changes.map((each) => describe(dir, each, translate)).join("\n"),
	);
	return exitCodes.clean;
});

function describe(dir: string, { file, original, parts, since }: Changes, translate: Translate): string {
	const lines = parts.map(({ name, here, there }) =>
		translate(msg("changes.part", { part: name, original: `${original}:${there[0]}`, line: here[0] })),
	);
	const known = since
		? [
				`  ${translate(msg("changes.words", { commit: since.version.commit.slice(0, 7), day: since.version.day }))}`,
				...since.passages.flatMap(({ line, words }) => [`  ${dir}/${original}:${line}`, words.replace(/^/gm, "    "), ""]),
			]
		: [`  ${translate(msg("changes.noVersion"))}`, ""];
	const head = translate(msg("changes.file", { file: `${dir}/${file}`, lang: { lang: defaultLang } }));
	return [head, ...lines.map((line) => `  ${line}`), ...known].join("\n");
}
