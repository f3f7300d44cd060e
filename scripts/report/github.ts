import { msg } from "../messages/message.ts";
import { printable } from "../messages/printable.ts";
import { createTranslate } from "../messages/translate.ts";
import { codes } from "./codes.ts";
import { countLine } from "./count.ts";
import { positionOf } from "./diagnostic.ts";
import { listed } from "./listed.ts";
import type { Report } from "./report.ts";

/**
 * Report as GitHub workflow commands, which annotate a pull request. The first line, shown only in debug logs, states the language.
 */
export function github({ diagnostics, files, contentDir, lang }: Report): string {
	const translate = createTranslate(lang);
	const lines = listed(diagnostics).map((diagnostic) => {
		const { code, file, related = [] } = diagnostic;
		const others = related.map(
			(each) => `${contentDir}/${printable(each.file)}:${positionOf(each)?.[0] ?? 1} ${translate(each.message)}`,
		);
		const said = [translate(diagnostic.message), ...others, `${translate(msg("report.hint"))} ${translate(diagnostic.hint)}`];
		const position = positionOf(diagnostic);
		const where = position ? `,line=${position[0]},col=${position[1]}` : "";
		return `::${codes[code]} file=${property(`${contentDir}/${printable(file)}`)}${where},title=${property(code)}::${data(said.join("\n"))}`;
	});
	const language = lines.length > 0 ? [`::debug::language=${lang}`] : [];
	return `${[...language, ...lines, translate(countLine(diagnostics, files))].join("\n")}\n`;
}

/** Escapes as the runner's toolkit does: `%` and line breaks, and in properties also `:` and `,`. */
function data(text: string): string {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
	return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
