import { type KeyboardEvent, type MouseEvent, useState } from "react";
import type { FieldSchema } from "#schemas/content/edit.ts";
import { controlId, useEditing } from "../editing.ts";
import { fieldGrid, LinkButton, mark } from "../look.tsx";
import { useTranslate } from "../words.ts";
import { Cells } from "./Cells.tsx";
import { Drawn } from "./Drawn.tsx";
import { FindingsAt } from "./FindingsAt.tsx";
import { type FieldLocation, type FieldProps, join, useValues } from "./field-location.ts";
import { isCompact, kindOf } from "./kind-of.ts";
import { labelOf } from "./label.ts";
import { NamedFields } from "./NamedFields.tsx";

type Props = FieldLocation & { schema: FieldSchema; hidden?: readonly string[] };

const compactGrid = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-2";

/** All fields of a group, or of a part of the entry. */
export function Fields({ schema, parts, path, hidden = [] }: Props) {
	const { properties = {}, required = [] } = schema;
	const entries = Object.entries(properties).filter(([key]) => !hidden.includes(key));
	if (parts.length === 0) return null;
	return (
		<div
			data-compact={isCompact(schema) || undefined}
			className={`${isCompact(schema) ? compactGrid : fieldGrid} in-[[aria-labelledby=texts-title]]:col-span-full in-[[aria-labelledby=texts-title]]:grid-cols-1 [&>fieldset:not(:has(>[data-compact]))]:col-span-full [&>ul]:col-span-full`}
		>
			{entries.map(([key, field]) => (
				<Field key={key} name={key} schema={field} parts={parts} path={join(path, key)} isRequired={required.includes(key)} />
			))}
			<FindingsAt parts={parts} path={path} />
			<UnknownFields schema={schema} parts={parts} path={path} />
		</div>
	);
}

/** One field, rendered according to its schema. */
function Field(props: FieldProps) {
	const { schema } = props;
	switch (kindOf(schema)) {
		case "group":
			return <Group {...props} />;
		case "record":
			return <RecordFields {...props} />;
		case "list":
			return <List {...props} />;
		default:
			return <Cells {...props} />;
	}
}

/** A group with its own heading; an optional one is rendered once it has been added. */
function Group({ name, schema, parts, path, isRequired }: FieldProps) {
	const t = useTranslate();
	const { setValue } = useEditing();
	const values = useValues(parts, path);
	const [wanted, setWanted] = useState(false);
	const { label, hint } = labelOf(name, schema);
	const isThere = isRequired || wanted || values.some((value) => value !== undefined);
	if (!isThere)
		return (
			<p>
				<LinkButton onClick={() => setWanted(true)}>+ {t("addField", { what: label })}</LinkButton>
			</p>
		);
	const fields = <Fields schema={schema} parts={parts} path={path} />;
	const remove = () => {
		setWanted(false);
		for (const part of parts) setValue(join(part, path), undefined);
	};
	return (
		<NamedFields {...{ parts, path, name, label, hint }}>
			{schema["x-drawing"] ? <Drawn>{fields}</Drawn> : fields}
			{!isRequired && <LinkButton onClick={remove}>{t("remove", { what: label })}</LinkButton>}
		</NamedFields>
	);
}

function UnknownFields({ schema, parts, path }: Props) {
	const t = useTranslate();
	const values = useValues(parts, path);
	const known = Object.keys(schema.properties ?? {});
	const others = values
		.flatMap((value) => (typeof value === "object" && value !== null ? Object.keys(value) : []))
		.filter((key) => !known.includes(key));
	if (others.length === 0) return null;
	return <p className={mark}>{t("unknownFields", { what: [...new Set(others)].join(", ") })}</p>;
}

/** Groups by a name that the author chooses, such as the figures of an entry. */
function RecordFields({ name, schema, parts, path }: FieldProps) {
	const t = useTranslate();
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

/** A list. Items are added, removed and moved in all languages at once, since the lists must have the same length. */
function List({ name, schema, parts, path }: FieldProps) {
	const t = useTranslate();
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
