import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Stage, Timings } from "#schemas/pages/dashboard/report.ts";

/**
 * Stores the timings of a build. `begun` lists its stages with their start in milliseconds, up to `end`. Timings never go into the
 * site, whose bytes depend on the content alone; the preview and the dev server show them on the dashboard.
 */
export function writeTimings(file: string, begun: readonly (readonly [stage: Stage, at: number])[], end: number): void {
	const timings: Timings = begun.map(([stage, at], index) => ({ stage, ms: Math.round((begun[index + 1]?.[1] ?? end) - at) }));
	// Nothing but the dashboard shows them, so a folder that cannot be written is no reason to fail.
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, JSON.stringify(timings));
	} catch {}
}

/** The timings as JSON; an empty list if there are none. */
export function readTimings(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "[]";
	}
}
