import { useState } from "react";
import type { FieldSchema } from "#schemas/content/edit.ts";
import { useEditing } from "../editing.ts";
import { fieldGrid, LinkButton, mark } from "../look.tsx";
import { useTranslate } from "../words.ts";
import { Cells } from "./Cells.tsx";
import { Drawn } from "./Drawn.tsx";
import { FindingsAt } from "./FindingsAt.tsx";
import { FieldContext, type FieldLocation, type FieldProps, join, useValues } from "./field-location.ts";
import { isCompact, kindOf } from "./kind-of.ts";
import { List } from "./List.tsx";
import { labelOf } from "./label.ts";
import { NamedFields } from "./NamedFields.tsx";
import { RecordFields } from "./RecordFields.tsx";

type Props = FieldLocation & { schema: FieldSchema; hidden?: readonly string[] };

const compactGrid = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-2";

/** All fields of a group. */
function Fields({ schema, parts, path, hidden = [] }: Props) {
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

/** All fields of a part of the entry. */
export function EntryFields(props: Props) {
	return (
		<FieldContext value={Field}>
			<Fields {...props} />
		</FieldContext>
	);
}
