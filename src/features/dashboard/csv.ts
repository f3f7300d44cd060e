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

/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The click has begun the download by now; Safari reads the blob a moment later.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
