/** Offsets of a Markdown file's parts, or why they cannot be found. */
export type FrontMatter = { yaml: readonly [start: number, end: number]; body: number } | { fault: "missing" | "unclosed" };

/** Finds the YAML between the two `---` lines at the top, and where the Markdown begins. */
export function findFrontMatter(text: string): FrontMatter {
	const open = /^---[ \t]*\n/.exec(text);
	if (!open) return { fault: "missing" };
	const start = open[0].length;
	const close = /^---[ \t]*(\n|$)/m.exec(text.slice(start));
	if (!close) return { fault: "unclosed" };
	return { yaml: [start, start + close.index], body: start + close.index + close[0].length };
}
