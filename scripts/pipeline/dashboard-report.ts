import type { DashboardReport, PageWeight, ReportedFinding } from "#schemas/dashboard/report.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { splitPart } from "#schemas/spec/paging.ts";
import { type ProgramLang, programLangs } from "#schemas/spec/program-langs.ts";
import { editAddress } from "../emit/edit-address.ts";
import type { Message } from "../messages/message.ts";
import { createTranslate } from "../messages/translate.ts";
import { type Diagnostic, isError } from "../report/diagnostic.ts";
import type { Emitted, PageLinks } from "../types/site.ts";
import type { MadePage } from "./make-page.ts";

/** Where the report and the timings stand in the site. */
export const reportFile = "dashboard/report.json";
export const timingsFile = "dashboard/timings.json";

/** What is told of a page in a language: where it leads to and, once it is built, the bytes of its document and of its data. */
export type ReportedPage = { path: string; lang: Lang; links: PageLinks; weight: PageWeight | null };

/**
 * The report that the dashboard shows: what the content says, what the check found, what the pages weigh. It holds nothing of
 * the machine or the moment: two builds of one content write the same bytes.
 */
export function dashboardReport(
	{ report, repository }: Pick<Emitted, "report" | "repository">,
	diagnostics: readonly Diagnostic[],
	pages: readonly ReportedPage[],
): DashboardReport {
	const weights: Record<string, Partial<Record<Lang, PageWeight>>> = {};
	const links = new Map<string, PageLinks[]>();
	for (const { path, lang, weight, links: own } of pages) {
		if (weight) weights[path] = { ...weights[path], [lang]: weight };
		// A list of several pages is one thing to editors.
		const list = splitPart(path).path;
		const there = links.get(list);
		if (there) there.push(own);
		else links.set(list, [own]);
	}
	return {
		...report((path) => links.get(path) ?? []),
		findings: reportFindings(diagnostics, repository),
		// Every page is rendered in every language, or the site is not built.
		weights: weights as DashboardReport["weights"],
	};
}

/** What the report says of findings about the content. */
export function reportFindings(diagnostics: readonly Diagnostic[], repository: string | undefined): ReportedFinding[] {
	const inAll = translateAll();
	return diagnostics.map((finding) => reportFinding(finding, repository, inAll));
}

type InAll = (sentence: Message) => Record<ProgramLang, string>;

/** Says a sentence in each language of the program, so that the report follows from none. */
function translateAll(): InAll {
	const translators = programLangs.map((lang) => [lang, createTranslate(lang)] as const);
	return (sentence) =>
		Object.fromEntries(translators.map(([lang, translate]) => [lang, translate(sentence)])) as Record<ProgramLang, string>;
}

function reportFinding(finding: Diagnostic, repository: string | undefined, inAll: InAll): ReportedFinding {
	const { code, file, position, message, hint } = finding;
	const [line, column] = position ?? [null, null];
	const address = editAddress(repository, file);
	return {
		severity: isError(finding) ? "error" : "warning",
		code,
		file,
		line,
		column,
		message: inAll(message),
		hint: inAll(hint),
		edit: address && `${address}${line === null ? "" : `#L${line}`}`,
	};
}

/** What a page weighs; null where it has no pinned document. */
export function pageWeight({ data, documents }: MadePage): PageWeight | null {
	const pinned = documents.find((document) => document.pinned);
	return pinned ? { html: pinned.bytes, data: data.bytes } : null;
}
