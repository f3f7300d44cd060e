import { createContext, use } from "react";
import type { Control, UseFormSetValue } from "react-hook-form";
import type { CheckedDraft, Choices, EditedFile, EditFinding, EditPosition } from "#schemas/content/edit.ts";
import type { FormValues, Part } from "./draft.ts";

/** Context shared by all fields of the form. */
export type Editing = {
	control: Control<FormValues>;
	setValue: UseFormSetValue<FormValues>;
	files: readonly EditedFile[];
	choices: Choices;
	figures: CheckedDraft["figures"];
	/** Findings at a field of a part, by its path («care.water», «body»). */
	findingsAt(part: Part, path: string): EditFinding[];
	/** Whether the value of a field was drafted and nobody has confirmed it yet. */
	isUnconfirmed(part: Part, path: string): boolean;
	/** Takes a drafted value as it is. */
	confirm(part: Part, path: string): void;
	/** Scrolls to a place of the entry and focuses it. */
	goTo(position: EditPosition): void;
	/** Mends a finding in the form; null mends all that can be. */
	mend(finding: EditFinding | null): void;
	/** Called when a photo has been added to the content. */
	addPhoto(name: string): void;
};

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
	const editing = use(EditingContext);
	if (!editing) throw new Error("a field stands outside the form");
	return editing;
}

/** The id of a field's control, to which findings link. */
export function controlId(part: Part, path: string): string {
	return `field-${part}-${path}`;
}

/** Converts a path to a JSON pointer: «care.water» → «/care/water». */
export function pointerOf(path: string): string {
	return `/${path.replaceAll(".", "/")}`;
}

/** Converts a JSON pointer to a path: «/care/water» → «care.water». */
export function pathOf(pointer: string): string {
	return pointer.replace(/^\//, "").replaceAll("/", ".");
}
