/** A cell of a table as data. */
export type Cell = string | number | null;

/**
 * Writes a table as RFC 4180 has it, numbers with a point whatever the language. The mark at the beginning tells spreadsheets
 * that it is UTF-8.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
	return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

function writeCell(cell: Cell): string {
	const text = cell === null ? "" : String(cell);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
