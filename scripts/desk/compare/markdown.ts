import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { Translate } from "../../messages/translate.ts";
import type { Comparison } from "./compare.ts";
import type { SurveyedEntry } from "./survey.ts";

/** Formats a comparison as Markdown, for a comment on a pull request. Empty sections are left out. */
export function comparisonAsMarkdown(comparison: Comparison, translate: Translate): string {
	const { added, removed, renamed, changed, translated, lost } = comparison;
	const section = (title: Message, lines: readonly string[]) =>
		lines.length > 0 ? [`### ${translate(title)}`, "", ...lines.map((line) => `- ${line}`), ""] : [];
	const sections = [
		...section(msg("compare.lost"), lost.map(code)),
		...section(msg("compare.added"), added.map(nameOf)),
		...section(
			msg("compare.removed"),
			removed.map(({ entry, target }) => (target === null ? nameOf(entry) : `${nameOf(entry)} → ${code(target)}`)),
		),
		...section(
			msg("compare.renamed"),
			renamed.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`),
		),
		...section(
			msg("compare.changed"),
			changed.map(({ entry, words }) => `${nameOf(entry)}, ${translate(msg("compare.words", { count: words }))}`),
		),
		...section(
			msg("compare.translated"),
			translated.map(({ entry, langs }) => `${nameOf(entry)}, ${langs.map((lang) => translate(nameOfLang(lang))).join(", ")}`),
		),
		...table(comparison, translate),
	];
	const lines = sections.length > 0 ? sections : [translate(msg("compare.nothing")), ""];
	return [`## ${translate(msg("compare.title"))}`, "", ...lines].join("\n");
}

/** Words to translate per entry and language, with totals. */
function table({ toTranslate }: Comparison, translate: Translate): string[] {
	if (toTranslate.length === 0) return [];
	const columns = langs.filter((lang) => lang !== defaultLang);
	const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
	const sums = columns.map((lang) => toTranslate.reduce((sum, entry) => sum + (entry.toTranslate[lang] ?? 0), 0));
	return [
		`### ${translate(msg("compare.toTranslate"))}`,
		"",
		row([translate(msg("compare.entry")), ...columns.map((lang) => translate(nameOfLang(lang)))]),
		row(["---", ...columns.map(() => "---:")]),
		...toTranslate.map((entry) => row([nameOf(entry), ...columns.map((lang) => String(entry.toTranslate[lang] ?? 0))])),
		row([translate(msg("compare.sum")), ...sums.map(String)]),
		"",
	];
}

function nameOfLang(lang: Lang): Message {
	return msg("compare.column", { lang: { lang } });
}

function nameOf({ folder, path, title }: SurveyedEntry): string {
	return `${escapeMarkdown(title)} (${code(path ?? folder)})`;
}

function code(text: string): string {
	return `\`${text}\``;
}

/** Escapes characters that are special in Markdown and HTML, since titles are plain text. */
function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_[\]<>|&#]/g, (sign) => `\\${sign}`);
}
