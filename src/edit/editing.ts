import { createContext, use } from "react";
import type { Control, UseFormSetValue } from "react-hook-form";
import type { CheckedDraft, Choices, EditedFile, EditFinding, EditPlace } from "#schemas/edit.ts";
import type { FormValues, Part } from "./draft.ts";

/** What all fields of the form share. */
export type Editing = {
	control: Control<FormValues>;
	setValue: UseFormSetValue<FormValues>;
	files: readonly EditedFile[];
	choices: Choices;
	figures: CheckedDraft["figures"];
	/** Findings at a field of a part, by its path («care.water», «body»). */
	findingsAt(part: Part, path: string): EditFinding[];
	/** Shows a place of the entry and puts the cursor there. */
	goTo(place: EditPlace): void;
	/** A photo has come into the content. */
	addPhoto(name: string): void;
};

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
	const editing = use(EditingContext);
	if (!editing) throw new Error("a field stands outside the form");
	return editing;
}

/** The id of the control of a field, which findings lead to. */
export function controlId(part: Part, path: string): string {
	return `field-${part}-${path}`;
}

/** The path of a JSON pointer: «/care/water» → «care.water». */
export function pathOf(pointer: string): string {
	return pointer.replace(/^\//, "").replaceAll("/", ".");
}
