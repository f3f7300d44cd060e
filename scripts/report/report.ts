import type { Diagnostic } from "./diagnostic.ts";

/** What a reporter is given. `contentDir` is how the reader would name the content folder. */
export type Report = {
	diagnostics: readonly Diagnostic[];
	files: number;
	texts: ReadonlyMap<string, string>;
	contentDir: string;
	colour: boolean;
};
