import { commands } from "./en/commands.ts";
import { editing } from "./en/editing.ts";
import { report } from "./en/report.ts";

/** All that the program says, in English. */
export const english = { ...report, ...commands, ...editing } as const;

export type English = typeof english;
