import type { Diagnostic } from "./diagnostic.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { pretty } from "./pretty.ts";
import { sarif } from "./sarif.ts";

/** What a reporter is given. `contentDir` is how the reader would name the content folder. */
export type Report = {
	diagnostics: readonly Diagnostic[];
	files: number;
	texts: ReadonlyMap<string, string>;
	contentDir: string;
	colour: boolean;
};

/** Reporters by the name that `--format` takes. Each is a pure function from findings to text. */
export const reporters = { pretty, json, github, sarif } as const satisfies Record<string, (report: Report) => string>;

export type Format = keyof typeof reporters;
