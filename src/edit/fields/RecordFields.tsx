import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { controlId, useEditing } from "../editing.ts";
import { LinkButton } from "../look.tsx";
import { useTranslate } from "../words.ts";
import { FindingsAt } from "./FindingsAt.tsx";
import { type FieldProps, join, useField, useValues } from "./field-location.ts";
import { labelOf } from "./label.ts";
import { NamedFields } from "./NamedFields.tsx";

/** Groups by a name that the author chooses, such as the figures of an entry. */
export function RecordFields({ name, schema, parts, path }: FieldProps) {
	const t = useTranslate();
	const Field = useField();
	const { setValue } = useEditing();
	const [first = {}] = useValues(parts, path) as (Record<string, unknown> | undefined)[];
	const [added, setAdded] = useState("");
	const { label, hint } = labelOf(name, schema);
	const field = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
	const change = (next: Record<string, unknown>) => {
		for (const part of parts) setValue(join(part, path), Object.keys(next).length === 0 ? undefined : next);
	};
	const add = (event: KeyboardEvent | MouseEvent) => {
		event.preventDefault();
		const key = added.trim();
		if (key === "" || Object.hasOwn(first, key)) return;
		change({ ...first, [key]: {} });
		setAdded("");
	};
	return (
		<NamedFields {...{ parts, path, name, label, hint }}>
			<FindingsAt parts={parts} path={path} />
			<ul data-records="" className="*:border-line *:border-t *:py-[0.6rem]">
				{Object.keys(first).map((key) => (
					<li key={key} id={controlId(parts[0] ?? "facts", join(path, key))} tabIndex={-1}>
						<p>
							<code>{key}</code>{" "}
							<LinkButton onClick={() => change(Object.fromEntries(Object.entries(first).filter(([each]) => each !== key)))}>
								{t("remove", { what: key })}
							</LinkButton>
						</p>
						<Field name={key} schema={field} parts={parts} path={join(path, key)} isRequired />
					</li>
				))}
			</ul>
			<p className="[&_input]:max-w-64!">
				<label>
					{t("newName")}{" "}
					<input
						value={added}
						onChange={({ target }) => setAdded(target.value)}
						onKeyDown={(event) => event.key === "Enter" && add(event)}
					/>
				</label>{" "}
				<LinkButton onClick={add}>{t("add")}</LinkButton>
			</p>
		</NamedFields>
	);
}
