import { type ReactNode, useId, useState } from "react";
import { toCsv } from "#schemas/shared/csv.ts";
import { type Lang, languages } from "#schemas/shared/languages.ts";
import { saveFile } from "#src/data/save-file.ts";
import { useShared } from "#src/data/shared.ts";
import { TextButton } from "#src/ui/TextButton.tsx";
import { type Cell, compareCells, nextOrder, type Order } from "./order.ts";

/** A column: its value as data, for sorting and exporting, and how to render it if not as plain value. */
export type Column<Row> = {
	id: string;
	label: string;
	value(row: Row): Cell;
	show?(row: Row): ReactNode;
};

type Props<Row> = {
	/** The caption of the table, and the name of its CSV file, without extension. */
	name: string;
	file: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey(row: Row): string;
};

/** Number of rows shown initially; a button shows all. */
const firstRows = 10;

const sortMark =
	"after:w-3 after:shrink-0 after:text-faded after:text-xs/[1.5] after:content-['↕'_/_''] group-aria-[sort=ascending]:after:text-leaf group-aria-[sort=ascending]:after:content-['↑'_/_''] group-aria-[sort=descending]:after:text-leaf group-aria-[sort=descending]:after:content-['↓'_/_'']";

/** A table that can be sorted by its column headings and exported as CSV, always with all rows. Initially in the order given. */
export function DataTable<Row>({ name, file, columns, rows, rowKey }: Props<Row>) {
	const { shell, t } = useShared();
	const caption = useId();
	const [order, setOrder] = useState<Order | null>(null);
	const [all, setAll] = useState(false);
	const sorted = sortRows(rows, columns, order, shell.lang);
	const shown = all ? sorted : sorted.slice(0, firstRows);
	const numeric = new Set(columns.filter(({ value }) => rows.some((row) => typeof value(row) === "number")));
	const save = () => {
		const csv = toCsv([columns.map(({ label }) => label), ...sorted.map((row) => columns.map(({ value }) => value(row)))]);
		// The byte order mark tells spreadsheets that the file is UTF-8.
		saveFile(`${file}.csv`, "text/csv;charset=utf-8", `\uFEFF${csv}`);
	};
	return (
		<div className="mt-6">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1) */}
			{/* biome-ignore lint/a11y/useSemanticElements: a region would be another landmark inside the landmark of its section */}
			<div role="group" className="table-frame" tabIndex={0} aria-labelledby={caption}>
				<table className="ruled text-note tabular-nums [&_:is(th,td)]:px-2.5 [&_:is(th,td):first-child]:pl-0 [&_:is(th,td):last-child]:pr-0 [&_code]:text-sm [&_code]:wrap-anywhere [&_tbody_a]:inline-block [&_tbody_a]:min-h-6 [&_td>:is(code,a)]:min-w-48 [&_td>code]:inline-block">
					<caption id={caption} className="sr-only">
						{name}
					</caption>
					<thead>
						<tr>
							{columns.map((column) => (
								<th
									key={column.id}
									scope="col"
									className="group border-ink! align-bottom font-normal leading-tight"
									aria-sort={order?.column === column.id ? (order.descending ? "descending" : "ascending") : undefined}
								>
									<button
										type="button"
										className={`${numeric.has(column) ? "justify-end text-right" : "text-left"} ${sortMark} flex min-h-11 w-full items-end gap-1 py-2 font-semibold`}
										onClick={() => setOrder(nextOrder(order, column.id, numeric.has(column)))}
									>
										{column.label}
									</button>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{shown.map((row) => (
							<tr key={rowKey(row)}>
								{columns.map((column, index) => {
									const { id, value, show } = column;
									const content = show ? show(row) : value(row);
									return index === 0 ? (
										<th key={id} scope="row" className="min-w-44 py-2 font-normal leading-snug">
											{content}
										</th>
									) : (
										<td key={id} className={numeric.has(column) ? "py-2 text-right" : "py-2"}>
											{content}
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="flex flex-wrap gap-x-5">
				{rows.length > firstRows && (
					<TextButton aria-expanded={all} onClick={() => setAll(!all)}>
						{all ? t("dashboard.table.fewer") : t("dashboard.table.all", { count: rows.length })}
					</TextButton>
				)}
				<TextButton onClick={save}>{t("dashboard.table.csv", { table: name })}</TextButton>
			</p>
		</div>
	);
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | null, lang: Lang): Row[] {
	const column = columns.find(({ id }) => id === order?.column);
	if (!order || !column) return [...rows];
	const { compare } = new Intl.Collator(languages[lang].locale, { numeric: true });
	return [...rows].sort((a, b) => compareCells(column.value(a), column.value(b), order.descending, compare));
}
