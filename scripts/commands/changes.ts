import { defaultLang } from "#schemas/spec/languages.ts";
import { defaultContentDir, displayDir, resolveDir } from "../project.ts";
import type { Changes } from "../translate/changes.ts";
import { findChanges } from "../translate/changes.ts";
import { exitCodes, readOptions, run } from "./command.ts";

/** `npm run changes`: shows word by word what has changed in French since each translation was made. Writes nothing. */
await run((args) => {
	const { values, positionals } = readOptions(args, { content: { type: "string" } }, true);
	const contentDir = resolveDir(values.content, defaultContentDir);
	const dir = displayDir(contentDir);
	const names = positionals.length > 0 ? positionals.map((name) => name.replace(`${dir}/`, "")) : [""];
	const changes = names.flatMap((name) => findChanges(contentDir, name));
	process.stdout.write(
		changes.length === 0 ? "Every recorded translation is up to date.\n" : changes.map((each) => describe(dir, each)).join("\n"),
	);
	return exitCodes.clean;
});

function describe(dir: string, { file, original, parts, since }: Changes): string {
	const lines = parts.map(({ name, here, there }) => `  ${name}: ${original}:${there[0]}, here line ${here[0]}`);
	const known = since
		? [
				`  Word by word since ${since.version.commit.slice(0, 7)} (${since.version.day}):`,
				...since.passages.flatMap(({ line, words }) => [`  ${dir}/${original}:${line}`, words.replace(/^/gm, "    "), ""]),
			]
		: ["  No committed version of the French text is known that it was made from.", ""];
	return [`${dir}/${file}: ${defaultLang} has changed since it was translated.`, ...lines, ...known].join("\n");
}
