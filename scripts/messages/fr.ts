import { commands } from "./fr/commands.ts";
import { editing } from "./fr/editing.ts";
import { report } from "./fr/report.ts";

/** All that the program says, in French. */
export const french = { ...report, ...commands, ...editing } as const;
