import { rootData } from "#src/data/root-data.ts";
/** How a document was opened, which shows while its first page comes alive. */

/** Whether the app is only coming, to the page that the document was opened with. */
export function isFirstPage(): boolean {
	return rootData().ready === undefined;
}

/** Whether the reader has been on this page before, and has reloaded it or come back from another document. */
export function isReturn(): boolean {
	const [how] = performance.getEntriesByType("navigation");
	return how instanceof PerformanceNavigationTiming && how.type !== "navigate";
}
