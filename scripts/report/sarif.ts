import { msg } from "../messages/message.ts";
import { createTranslate, type Translate } from "../messages/translate.ts";
import { type Code, codes } from "./codes.ts";
import { type Diagnostic, positionOf } from "./diagnostic.ts";
import { listed } from "./listed.ts";
import type { Report } from "./report.ts";

/** Report as SARIF 2.1.0 (OASIS), which code hosts show as findings. */
export function sarif({ diagnostics, contentDir, lang }: Report): string {
	const translate = createTranslate(lang);
	const ids = [...new Set(diagnostics.map(({ code }) => code))].sort();
	const log = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [
			{
				tool: { driver: { name: "pousse-check", rules: ids.map((id) => describeRule(id, translate)) } },
				language: lang,
				columnKind: "utf16CodeUnits",
				results: listed(diagnostics).map((diagnostic) => {
					const { code, message, hint, related } = diagnostic;
					return {
						ruleId: code,
						level: codes[code],
						message: { text: translate(msg("report.sarifHint", { message, hint })) },
						locations: [{ physicalLocation: locate(diagnostic, contentDir) }],
						...(related && {
							relatedLocations: related.map((each) => ({
								physicalLocation: locate(each, contentDir),
								message: { text: translate(each.message) },
							})),
						}),
					};
				}),
			},
		],
	};
	return `${JSON.stringify(log, null, "\t")}\n`;
}

function locate(at: Pick<Diagnostic, "file" | "position">, contentDir: string) {
	const position = positionOf(at);
	return {
		artifactLocation: { uri: toUri(`${contentDir}/${at.file}`) },
		...(position ? { region: { startLine: position[0], startColumn: position[1] } } : {}),
	};
}

function describeRule(code: Code, translate: Translate) {
	const [meaning, why] = [translate(msg(`code.${code}`)), translate(msg(`code.${code}.why`))];
	return {
		id: code,
		shortDescription: { text: meaning },
		fullDescription: { text: why },
		help: { text: `npm run explain -- ${code}` },
		defaultConfiguration: { level: codes[code] },
	};
}

/** Replaces lone surrogates, which file names can contain but URIs cannot. */
function toUri(path: string): string {
	return encodeURI(path.replace(/\p{Surrogate}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent);
}
