import type { FieldSchema } from "#schemas/edit.ts";
import type { Part } from "../draft.ts";

/** What a control is given: the field of one part, and what it says. */
export type ControlProps = {
	id: string;
	part: Part;
	schema: FieldSchema;
	label: string;
	value: unknown;
	onChange(value: unknown): void;
	onBlur(): void;
	isWrong: boolean;
};
