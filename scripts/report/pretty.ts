import { msg } from "../messages/message.ts";
import { printable } from "../messages/printable.ts";
import { createTranslate, type Translate } from "../messages/translate.ts";
import { codes } from "./codes.ts";
import { countLine } from "./count.ts";
import { type Diagnostic, positionOf } from "./diagnostic.ts";
import { listed } from "./listed.ts";
import type { Report } from "./report.ts";

/** Report for people: each finding with its lines of the file, then the count. */
export function pretty({ diagnostics, files, texts, contentDir, lang, colour }: Report): string {
	const paint = colour ? ansi : plain;
	const translate = createTranslate(lang);
	const lines = createLines(texts);
	const findings = listed(diagnostics).map((diagnostic) =>
		finding(diagnostic, lines(diagnostic.file), contentDir, { paint, translate }),
	);
	return `${[...findings, translate(countLine(diagnostics, files))].join("\n")}\n`;
}

type Paint = Record<"error" | "warning" | "position" | "hint" | "dim", (text: string) => string>;

const wrap = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const ansi: Paint = { error: wrap(31), warning: wrap(33), position: wrap(1), hint: wrap(36), dim: wrap(2) };
const same = (text: string) => text;
const plain: Paint = { error: same, warning: same, position: same, hint: same, dim: same };

/** Returns the lines of a file; caches the last file only, because findings are sorted by file. */
function createLines(texts: Report["texts"]): (file: string) => readonly string[] | undefined {
	let last: { file: string; lines: readonly string[] | undefined } | null = null;
	return (file) => {
		if (last?.file !== file) last = { file, lines: texts.get(file)?.split("\n") };
		return last.lines;
	};
}

function finding(
	diagnostic: Diagnostic,
	lines: readonly string[] | undefined,
	contentDir: string,
	{ paint, translate }: { paint: Paint; translate: Translate },
): string {
	const { code, related = [] } = diagnostic;
	const [message, hint] = [translate(diagnostic.message), translate(diagnostic.hint)];
	const position = positionOf(diagnostic);
	const severity = codes[code];
	const where = whereOf(diagnostic, contentDir);
	return [
		`${paint.position(where)}  ${paint[severity](translate(msg(`report.${severity}`)))}  ${code}`,
		`  ${message}`,
		...(position && lines ? frame(lines, position[0], position[1], paint) : []),
		...related.map((each) => `  ${paint.dim(`${whereOf(each, contentDir)}  ${translate(each.message)}`)}`),
		`  ${paint.hint(translate(msg("report.hint")))} ${hint}`,
		"",
	].join("\n");
}

/** «content/plants/pothos/fr.yaml:3:1». */
function whereOf(at: Pick<Diagnostic, "file" | "position">, contentDir: string): string {
	const position = positionOf(at);
	return `${contentDir}/${printable(at.file)}${position ? `:${position[0]}:${position[1]}` : ""}`;
}

const widest = 110;

/** The line of a finding with its neighbours and a caret below the column. Long lines are cut around it. */
function frame(lines: readonly string[], line: number, given: number, paint: Paint): string[] {
	const column = Math.min(given, (lines[line - 1] ?? "").length + 1);
	const from = column > widest - 20 ? column - Math.floor(widest / 2) : 1;
	const digits = String(line + 1).length;
	return [line - 1, line, line + 1]
		.filter((number) => number >= 1 && lines[number - 1] !== undefined && (number <= line || lines[number - 1] !== ""))
		.flatMap((number) => {
			const whole = printable((lines[number - 1] ?? "").replaceAll("\t", " "));
			const shown = whole.slice(from - 1, from - 1 + widest);
			const gutter = `  ${number === line ? ">" : " "} ${String(number).padStart(digits)} | `;
			const row = number === line ? gutter + shown : paint.dim(gutter + shown);
			return number === line ? [row, `    ${" ".repeat(digits)} | ${" ".repeat(column - from)}${paint.error("^")}`] : [row];
		});
}
