import { dirname } from "node:path";

/** Root folder of the project, independent of the working directory. */
export const root = dirname(import.meta.dirname);
