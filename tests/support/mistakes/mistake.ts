/** A mistake that an editor makes in the small site: what is replaced in which file, and all that the check then says. */
export type Mistake = {
	name: string;
	/** Files or folders that are moved or copied before. */
	moves?: readonly Step[];
	copies?: readonly Step[];
	/** Files that are written whole. */
	writes?: readonly { file: string; contents: string }[];
	edits: readonly { file: string; from: string; to: string }[];
	/** Place as file:line:column, code, message and hint. */
	finding: readonly [place: string, code: string, message: string, hint: string];
};

type Step = { file: string; to: string };

/** A mistake in one place of one file. */
export function replacing(name: string, file: string, from: string, to: string, ...finding: Mistake["finding"]): Mistake {
	return { name, edits: [{ file, from, to }], finding };
}
