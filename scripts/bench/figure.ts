/**
 * One measured figure. `goal` is the maximum, for scores (of 100) the minimum; null if there is none. `shift` has no unit: the
 * share of the screen that moved, times the distance (cumulative layout shift).
 */
export type Figure = {
	name: string;
	unit: "ms" | "bytes" | "lines" | "score" | "shift";
	median: number;
	runs: number[];
	goal: number | null;
};

export function figure(name: string, unit: Figure["unit"], goal: number | null, all: readonly number[]): Figure {
	const runs = all.map(unit === "shift" ? roundShift : round);
	const median = [...runs].sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
	return { name, unit, median, runs, goal };
}

/** Rounds to the precision of these measurements: three digits, or integers from 100 on. */
function round(value: number): number {
	return value < 100 ? Number(value.toPrecision(3)) : Math.round(value);
}

/** Rounded as in Lighthouse: less than a thousandth is a line that became half a pixel wider. */
function roundShift(value: number): number {
	return Math.round(value * 1000) / 1000;
}

export function table(figures: readonly Figure[]): string {
	const width = Math.max(...figures.map(({ name }) => name.length));
	const rows = figures.map(({ name, unit, median, runs, goal }) => {
		const each = runs.length > 1 ? runs.join(" ") : "";
		return `${name.padEnd(width)} ${String(median).padStart(8)} ${unit.padEnd(6)} ${verdict({ unit, median, goal }).padEnd(14)} ${each}`;
	});
	return rows.map((row) => `${row.trimEnd()}\n`).join("");
}

/** A figure of one state of the project beside that of another; `ratio` is that of the medians, null if `before` is missing or 0. */
export type Comparison = Pick<Figure, "name" | "unit"> & {
	before: number | null;
	after: number;
	ratio: number | null;
	runs: { before: number[]; after: number[] };
};

/** Pairs figures by their names. */
export function compareFigures(before: readonly Figure[], after: readonly Figure[]): Comparison[] {
	return after.map(({ name, unit, median, runs }) => {
		const earlier = before.find((each) => each.name === name);
		return {
			name,
			unit,
			before: earlier?.median ?? null,
			after: median,
			ratio: earlier?.median ? Math.round((median / earlier.median) * 100) / 100 : null,
			runs: { before: earlier?.runs ?? [], after: runs },
		};
	});
}

/** Medians of both states with their ratio, one comparison per line. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
	const width = Math.max(...comparisons.map(({ name }) => name.length));
	const row = (name: string, cells: readonly unknown[], unit: string) =>
		`${name.padEnd(width)}${cells.map((cell) => String(cell ?? "–").padStart(12)).join("")}  ${unit}`.trimEnd();
	const rows = comparisons.map(({ name, unit, before, after, ratio }) => row(name, [before, after, ratio], unit));
	return [row("", ["before", "after", "ratio"], ""), ...rows].map((line) => `${line}\n`).join("");
}

function verdict({ unit, median, goal }: Pick<Figure, "unit" | "median" | "goal">): string {
	if (goal === null) return "";
	if (unit === "score") return median >= goal ? `reaches ${goal}` : `UNDER ${goal}`;
	return median <= goal ? `within ${goal}` : `OVER ${goal}`;
}
