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

/** What every control has, however it takes its value. */
export function attributesOf({ id, label, isWrong, onBlur }: ControlProps) {
	return { id, onBlur, "aria-label": label, "aria-invalid": isWrong, "aria-describedby": `${id}-findings` };
}
