import type { DashboardReport, Timings } from "#schemas/pages/dashboard/report.ts";
import { isListOf, isRecord } from "#schemas/shared/shapes.ts";
import { type Accepts, type Fetch, readJson } from "#src/data/get.ts";

const isReport: Accepts<DashboardReport> = (data): data is DashboardReport => isRecord(data);
const areRecords = isListOf(isRecord);
const isTimings: Accepts<Timings> = (data): data is Timings => areRecords(data);

/** Loads the build report and the timings of the build. */
export async function loadReport(fetch: Fetch): Promise<{ report: DashboardReport; timings: Timings }> {
	const [report, timings] = await Promise.all([
		readJson("/dashboard/report.json", isReport, fetch),
		readJson("/dashboard/timings.json", isTimings, fetch),
	]);
	return { report, timings };
}
