/** A table cell as data. */
export type Cell = string | number | null;

/**
 * Serializes a table as CSV (RFC 4180), with a decimal point in every language. The byte order mark tells spreadsheets that the
 * file is UTF-8.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
	return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

function writeCell(cell: Cell): string {
	const text = cell === null ? "" : String(cell);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
