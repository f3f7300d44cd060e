import { memo } from "react";
import { useController } from "react-hook-form";
import type { FieldSchema } from "#schemas/content/edit.ts";
import { isLang, languages } from "#schemas/shared/languages.ts";
import type { Part } from "../draft.ts";
import { controlId, useEditing } from "../editing.ts";
import { cells, fieldLabel, langCell, langMark } from "../look.tsx";
import { useTranslate } from "../words.ts";
import { Control } from "./Control.tsx";
import { FindingsAt } from "./FindingsAt.tsx";
import type { FieldProps } from "./field-location.ts";
import { labelOf } from "./label.ts";

/** One field, side by side in all displayed parts. */
export function Cells({ name, schema, parts, path, isRequired }: FieldProps) {
	const t = useTranslate();
	const { label, hint } = labelOf(name, schema);
	// The bounds of a range are below the label of the range.
	const shown = name === "min" ? t("least") : name === "max" ? t("most") : label;
	const isAlone = parts.length === 1 && parts[0] === "facts";
	return (
		<div className="min-w-0 in-data-compact:flex in-data-compact:flex-col in-data-compact:justify-end">
			<p className={fieldLabel} title={hint === "" ? name : `${name}: ${hint}`}>
				{isAlone ? <label htmlFor={controlId("facts", path)}>{shown}</label> : shown}
				{isRequired && (
					<span className="ml-[0.2rem] cursor-help text-clay" title={t("required")}>
						*
					</span>
				)}
			</p>
			{hint !== "" && <p className="fine in-data-compact:hidden">{hint}</p>}
			<div className={cells} data-count={parts.length}>
				{parts.map((part) => (
					<Cell
						key={part}
						part={part}
						path={path}
						schema={schema}
						label={isLang(part) ? `${label}, ${languages[part].label}` : label}
					/>
				))}
			</div>
		</div>
	);
}

type CellProps = { part: Part; path: string; schema: FieldSchema; label: string };

/** A field of one part: its control and its findings. */
const Cell = memo(function Cell({ part, path, schema, label }: CellProps) {
	const { control, findingsAt } = useEditing();
	const { field } = useController({ control, name: `${part}.${path}` });
	const id = controlId(part, path);
	const isWrong = findingsAt(part, path).some(({ severity }) => severity === "error");
	return (
		<div data-cell="" className={isLang(part) ? langCell : "min-w-0"}>
			{isLang(part) && (
				<span className={langMark} aria-hidden="true">
					{part}
				</span>
			)}
			<Control
				id={id}
				part={part}
				schema={schema}
				label={label}
				value={field.value}
				onChange={field.onChange}
				onBlur={field.onBlur}
				isWrong={isWrong}
			/>
			<FindingsAt parts={[part]} path={path} id={`${id}-findings`} />
		</div>
	);
});
