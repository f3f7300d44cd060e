import { explainSyntax, syntaxes } from "../content/markdown/syntaxes.ts";
import { type Message, msg } from "../messages/message.ts";
import type { Translate } from "../messages/translate.ts";
import { type Code, codes } from "../report/codes.ts";
import { UsageError } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { findExample } from "./code-example.ts";
import { exitCodes, run } from "./command.ts";

const command = { name: "explain", about: msg("help.explain"), words: "CODE …", options: {} } as const;

const names = Object.keys(codes);

/** `npm run explain`: explains the codes of the check. */
await run(command, ({ positionals, translate }) => {
	const given = positionals.map(readCode);
	const width = Math.max(...names.map((name) => name.length));
	const lines =
		given.length > 0
			? given.map((code) => explain(code, translate))
			: names.filter(isCode).map((code) => `${code.padEnd(width)}  ${translate(msg(`code.${code}`))}`);
	process.stdout.write(`${lines.join("\n")}\n`);
	return exitCodes.clean;
});

function readCode(name: string): Code {
	if (isCode(name)) return name;
	throw new UsageError(msg("explain.noCode", { code: name, hint: didYouMean(name, names, msg("explain.list")) }));
}

function isCode(name: string): name is Code {
	return Object.hasOwn(codes, name);
}

function explain(code: Code, translate: Translate): string {
	const example = findExample(code);
	const shown = (title: Message, lines: readonly string[]) =>
		example && lines.length > 0 ? [`${translate(title)} ${example.file}`, ...lines.map((line) => `  ${line}`), ""] : [];
	return [
		`${code}  ${translate(msg(`report.${codes[code]}`))}`,
		"",
		translate(msg(`code.${code}`)),
		`${translate(msg("explain.why"))} ${translate(msg(`code.${code}.why`))}`,
		"",
		...shown(msg("explain.bad"), example?.bad ?? []),
		...shown(msg("explain.good"), example?.good ?? []),
		...(code === "broken-markup" ? [translate(msg("explain.syntaxes")), ...listSyntaxes(translate), ""] : []),
		...(example ? [] : [translate(msg("explain.noExample")), ""]),
	].join("\n");
}

/** What texts do not have, each with what to do instead. */
function listSyntaxes(translate: Translate): string[] {
	const rows = syntaxes.map(
		(syntax) => [syntax.example.replace("\n", " ↵ "), explainSyntax(syntax, syntax.example).hint] as const,
	);
	const width = Math.max(...rows.map(([example]) => example.length));
	return rows.map(([example, hint]) => `  ${example.padEnd(width)}  ${translate(hint)}`);
}
