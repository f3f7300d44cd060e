import type { DashboardReport } from "#schemas/pages/dashboard/report.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { Formats } from "../formats.ts";

/** Props of every section of the dashboard: the report and the page language. */
export type PartProps = { report: DashboardReport; lang: Lang; formats: Formats };
