import type { DashboardReport } from "#schemas/dashboard/report.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { Formats } from "../formats.ts";

/** What every part of the dashboard is given: the report, and the language that it speaks. */
export type PartProps = { report: DashboardReport; lang: Lang; formats: Formats };
