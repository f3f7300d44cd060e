import type { FieldSchema } from "#schemas/content/edit.ts";
import type { Part } from "../draft.ts";

/** Props of a control: the field of one part, and its value. */
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
