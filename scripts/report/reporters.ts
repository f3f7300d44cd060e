import { github } from "./github.ts";
import { json } from "./json.ts";
import { pretty } from "./pretty.ts";
import type { Report } from "./report.ts";
import { sarif } from "./sarif.ts";

/** Reporters by the name that `--format` takes. Each is a pure function from findings to text. */
export const reporters = { pretty, json, github, sarif } as const satisfies Record<string, (report: Report) => string>;

export type Format = keyof typeof reporters;
