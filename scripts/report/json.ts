import { createTranslate } from "../messages/translate.ts";
import { codes } from "./codes.ts";
import { count } from "./count.ts";
import { positionOf } from "./diagnostic.ts";
import { listed } from "./listed.ts";
import type { Report } from "./report.ts";

/**
 * Report for programs: one object, as described in the README. Line and column are 1 for findings about a whole file. `language` is
 * the language of the messages, absent when there are none. `related` lists the other places that a finding is about, if any.
 */
export function json({ diagnostics, lang }: Report): string {
	const translate = createTranslate(lang);
	return `${JSON.stringify(
		{
			...(diagnostics.length > 0 ? { language: lang } : {}),
			...count(diagnostics),
			diagnostics: listed(diagnostics).map((diagnostic) => {
				const { code, file, related } = diagnostic;
				const [message, hint] = [translate(diagnostic.message), translate(diagnostic.hint)];
				const [line, column] = positionOf(diagnostic) ?? [1, 1];
				const others = related?.map((each) => {
					const [line, column] = positionOf(each) ?? [1, 1];
					return { file: each.file, line, column, message: translate(each.message) };
				});
				return { code, severity: codes[code], file, line, column, message, hint, ...(others ? { related: others } : {}) };
			}),
		},
		null,
		"\t",
	)}\n`;
}
