import { useEditing } from "../editing.ts";
import { LinkButton } from "../look.tsx";
import { useTranslate } from "../words.ts";
import { FindingsAt } from "./FindingsAt.tsx";
import { type FieldProps, join, useField, useValues } from "./field-location.ts";
import { labelOf } from "./label.ts";
import { NamedFields } from "./NamedFields.tsx";

/** A list. Items are added, removed and moved in all languages at once, since the lists must have the same length. */
export function List({ name, schema, parts, path }: FieldProps) {
	const t = useTranslate();
	const Field = useField();
	const { setValue } = useEditing();
	const lists = useValues(parts, path).map((value) => (Array.isArray(value) ? (value as unknown[]) : []));
	const { items = {} } = schema;
	const { label, hint } = labelOf(name, schema);
	const item = labelOf(label, items).label;
	const count = Math.max(0, ...lists.map(({ length }) => length));
	const change = (make: (list: unknown[]) => unknown[]) => {
		for (const [index, part] of parts.entries()) {
			const next = make(Array.from({ length: count }, (_, at) => lists[index]?.[at]));
			setValue(join(part, path), next.length === 0 ? undefined : next);
		}
	};
	const empty = () => (items.type === "object" ? {} : "");
	const swap = (at: number) =>
		change((list) => list.map((each, index) => (index === at ? list[at - 1] : index === at - 1 ? list[at] : each)));
	return (
		<NamedFields {...{ parts, path, name, label, hint }}>
			<ol className="*:grid *:grid-cols-[minmax(0,1fr)_auto] *:items-start *:gap-2 *:border-line *:border-t *:py-[0.6rem] max-md:*:grid-cols-1">
				{Array.from({ length: count }, (_, index) => {
					const what = t("item", { what: item, n: index + 1 });
					return (
						<li key={index}>
							<Field name={what} schema={{ ...items, description: what }} parts={parts} path={join(path, index)} isRequired />
							<p className="flex gap-1 max-md:justify-end [&>button]:min-h-[2.4rem] [&>button]:min-w-[2.4rem] [&>button]:rounded-sm [&>button]:border [&>button]:border-line">
								{index > 0 && (
									<button
										type="button"
										title={t("moveUp", { what })}
										aria-label={t("moveUp", { what })}
										onClick={() => swap(index)}
									>
										↑
									</button>
								)}
								{index < count - 1 && (
									<button
										type="button"
										title={t("moveDown", { what })}
										aria-label={t("moveDown", { what })}
										onClick={() => swap(index + 1)}
									>
										↓
									</button>
								)}
								<button
									type="button"
									title={t("remove", { what })}
									aria-label={t("remove", { what })}
									onClick={() => change((list) => list.filter((_each, at) => at !== index))}
								>
									×
								</button>
							</p>
						</li>
					);
				})}
			</ol>
			<FindingsAt parts={parts} path={path} />
			<LinkButton onClick={() => change((list) => [...list, empty()])}>+ {t("addField", { what: item })}</LinkButton>
		</NamedFields>
	);
}
