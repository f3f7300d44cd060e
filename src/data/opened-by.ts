/** How the document was opened; undefined where the browser does not say. */
export function openedBy(): NavigationTimingType | undefined {
	const [opened] = performance.getEntriesByType("navigation");
	return opened instanceof PerformanceNavigationTiming ? opened.type : undefined;
}
