/** Offsets of a Markdown file's parts, or why they cannot be found. */
export type FrontMatter = { yaml: readonly [start: number, end: number]; body: number } | { problem: "missing" | "unclosed" };

/** Finds the YAML between the two `---` lines at the top, and where the Markdown begins. */
export function findFrontMatter(text: string): FrontMatter {
	const open = /^---[ \t]*\n/.exec(text);
	if (!open) return { problem: "missing" };
	const start = open[0].length;
	const close = /^---[ \t]*(\n|$)/m.exec(text.slice(start));
	if (!close) return { problem: "unclosed" };
	return { yaml: [start, start + close.index], body: start + close.index + close[0].length };
}
