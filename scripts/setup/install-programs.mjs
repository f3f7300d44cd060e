import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { askFor, installPrograms, missingPrograms } from "./test-programs.mjs";

/* Installs the programs that tests start. `npm test` runs it, if it may, in parallel with the build, which needs none of them. */
const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const missing = () => missingPrograms(process.env);
if (missing().length > 0) installPrograms(missing(), root);
const needed = missing().filter((program) => program.needed);
if (needed.length > 0) {
	console.error(askFor(needed));
	process.exitCode = 2;
} else for (const { name } of missing()) console.error(`The browser tests run without ${name}, which could not be installed.`);
