/** A table cell as data; null and undefined are empty. */
type CsvCell = string | number | null | undefined;

/** Serializes a table as CSV (RFC 4180), with a decimal point in every language. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
	return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** Spreadsheets would take a text that begins like a formula for one (OWASP, CSV Injection). */
function writeCell(cell: CsvCell): string {
	const text = typeof cell === "string" && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : String(cell ?? "");
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
