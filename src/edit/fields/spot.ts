import { type ComponentType, createContext, use } from "react";
import { useWatch } from "react-hook-form";
import type { FieldSchema } from "#schemas/edit.ts";
import type { Part } from "../draft.ts";
import { useEditing } from "../editing.ts";

/** Where fields stand: the parts that they are shown of, side by side, and the path of the field or of the group that holds them. */
export type Spot = { parts: readonly Part[]; path: string };

export type FieldProps = Spot & { name: string; schema: FieldSchema; isRequired: boolean };

/** What shows a field of any kind. Lists and groups find it here, since it shows these in turn. */
export const FieldContext = createContext<ComponentType<FieldProps> | null>(null);

export function useField(): ComponentType<FieldProps> {
	const Field = use(FieldContext);
	if (!Field) throw new Error("a list stands outside the form");
	return Field;
}

export function join(path: string, key: string | number): string {
	return path === "" ? String(key) : `${path}.${key}`;
}

/** The values of a field, part by part. */
export function useValues(parts: readonly Part[], path: string): unknown[] {
	const { control } = useEditing();
	return useWatch({ control, name: parts.map((part) => join(part, path)) });
}
