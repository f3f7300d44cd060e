import type { DashboardReport, PageWeight, ReportedFinding } from "#schemas/dashboard/report.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { pageDataPath } from "#schemas/spec/url.ts";
import { editAddress } from "../emit/edit-address.ts";
import { type Diagnostic, isError } from "../report/diagnostic.ts";
import type { Emitted, RenderedPage } from "./seams.ts";

/** Where the report and the timings stand in the site. */
export const reportFile = "dashboard/report.json";
export const timingsFile = "dashboard/timings.json";

/**
 * The report that the dashboard shows: what the content says, what the check found, what the pages weigh. It holds nothing of
 * the machine or the moment: two builds of one content write the same bytes.
 */
export function dashboardReport(
	{ report, artifacts, repository }: Emitted,
	diagnostics: readonly Diagnostic[],
	pages: readonly RenderedPage[],
): DashboardReport {
	const sizes = new Map(artifacts.map(({ file, contents }) => [`/${file}`, Buffer.byteLength(contents)]));
	const weights: Record<string, Partial<Record<Lang, PageWeight>>> = {};
	for (const { path, lang, html, pinned } of pages)
		if (pinned)
			weights[path] = {
				...weights[path],
				[lang]: { html: Buffer.byteLength(html), data: sizes.get(pageDataPath(path, lang)) ?? 0 },
			};
	return {
		...report,
		findings: diagnostics.map((finding) => reportFinding(finding, repository)),
		// Every page is rendered in every language, or the site is not built.
		weights: weights as DashboardReport["weights"],
	};
}

function reportFinding(finding: Diagnostic, repository: string | undefined): ReportedFinding {
	const { code, file, place, message, hint } = finding;
	const [line, column] = place ?? [null, null];
	const address = editAddress(repository, file);
	return {
		severity: isError(finding) ? "error" : "warning",
		code,
		file,
		line,
		column,
		message,
		hint,
		edit: address && `${address}${line === null ? "" : `#L${line}`}`,
	};
}
