import { codes } from "./codes.ts";
import { countLine } from "./count.ts";
import { placeOf } from "./diagnostic.ts";
import type { Report } from "./report.ts";

/** Report as GitHub workflow commands, which annotate a pull request. */
export function github({ diagnostics, files, contentDir }: Report): string {
	const lines = diagnostics.map((diagnostic) => {
		const { code, file, message, hint } = diagnostic;
		const place = placeOf(diagnostic);
		const where = place ? `,line=${place[0]},col=${place[1]}` : "";
		return `::${codes[code]} file=${property(`${contentDir}/${file}`)}${where},title=${property(code)}::${data(`${message}\nhint: ${hint}`)}`;
	});
	return `${[...lines, countLine(diagnostics, files)].join("\n")}\n`;
}

/** Escapes as the runner's own toolkit does: `%`, line ends, and in properties also `:` and `,`. */
function data(text: string): string {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
	return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
