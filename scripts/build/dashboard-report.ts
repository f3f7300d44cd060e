import type { DashboardReport, PageWeight, ReportedFinding } from "#schemas/pages/dashboard/report.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { splitPart } from "#schemas/shared/paging.ts";
import { type ProgramLang, programLangs } from "#schemas/shared/program-langs.ts";
import type { Message } from "../messages/message.ts";
import { createTranslate } from "../messages/translate.ts";
import { type Diagnostic, isError } from "../report/diagnostic.ts";
import { editAddress } from "../site/edit-address.ts";
import type { PageLinks, SitePlan } from "../types/site.ts";
import type { SitePage } from "./make-documents.ts";

/** Paths of the report and the timings in the site. */
export const reportFile = "dashboard/report.json";
export const timingsFile = "dashboard/timings.json";

/** Report data of a page in a language: its links and, once it is built, the sizes of its document and its data. */
export type ReportedPage = { path: string; lang: Lang; links: PageLinks; weight: PageWeight | null };

/**
 * The report shown by the dashboard: the content, the findings of the check, the page weights. It contains nothing machine- or
 * time-dependent: two builds of the same content write the same bytes.
 */
export function dashboardReport(
	{ report, repository }: Pick<SitePlan, "report" | "repository">,
	diagnostics: readonly Diagnostic[],
	pages: readonly ReportedPage[],
): DashboardReport {
	const weights: Record<string, Partial<Record<Lang, PageWeight>>> = {};
	const links = new Map<string, PageLinks[]>();
	for (const { path, lang, weight, links: own } of pages) {
		if (weight) weights[path] = { ...weights[path], [lang]: weight };
		// The pages of a paginated list count as one.
		addTo(links, splitPart(path).path, own);
	}
	return {
		...report((path) => links.get(path) ?? []),
		findings: reportFindings(diagnostics, repository),
		// Every page is rendered in every language, or the build fails.
		weights: weights as DashboardReport["weights"],
	};
}

/** The findings about the content, for the report. */
function reportFindings(diagnostics: readonly Diagnostic[], repository: string | undefined): ReportedFinding[] {
	const inAll = translateAll();
	return diagnostics.map((finding) => reportFinding(finding, repository, inAll));
}

type InAll = (sentence: Message) => Record<ProgramLang, string>;

/** Translates a message into each language of the program, so that the report does not depend on the current one. */
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

/** Sizes of a page; null if it has no pinned document. */
export function pageWeight({ data, documents }: Pick<SitePage, "data" | "documents">): PageWeight | null {
	const pinned = documents.find((document) => document.pinned);
	return pinned ? { html: pinned.bytes, data: data.bytes } : null;
}
