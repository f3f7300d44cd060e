import type { Column } from "./DataTable.tsx";

/** A column of figures, which are sorted as numbers and shown as `write` formats them. */
export function figureColumn<Row>(
	id: string,
	label: string,
	value: (row: Row) => number,
	write: (figure: number) => string,
): Column<Row> {
	return { id, label, value, show: (row) => write(value(row)) };
}
