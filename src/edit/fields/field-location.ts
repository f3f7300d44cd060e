import { useWatch } from "react-hook-form";
import type { FieldSchema } from "#schemas/content/edit.ts";
import type { Part } from "../draft.ts";
import { useEditing } from "../editing.ts";

/** The position of a field: the parts that are displayed side by side, and the path of the field or its group. */
export type FieldLocation = { parts: readonly Part[]; path: string };

export type FieldProps = FieldLocation & { name: string; schema: FieldSchema; isRequired: boolean };

export function join(path: string, key: string | number): string {
	return path === "" ? String(key) : `${path}.${key}`;
}

/** The values of a field, one per part. */
export function useValues(parts: readonly Part[], path: string): unknown[] {
	const { control } = useEditing();
	return useWatch({ control, name: parts.map((part) => join(part, path)) });
}
