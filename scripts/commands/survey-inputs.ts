import { join } from "node:path";
import { generatedDirs, root } from "../project.ts";
import { type Survey, surveyFiles } from "../store/last-run.ts";

/** All inputs of a site besides its content. */
const programFiles = [
	...["src", "schemas", "scripts", "public", "package.json", "package-lock.json"],
	join("node_modules", ".package-lock.json"),
].map((path) => join(root, path));

/** The inputs of a run: the content, and the program without the files generated from the content. */
export function surveyInputs(contentDir: string): Survey {
	return surveyFiles([contentDir, ...programFiles], { byChange: true, except: Object.values(generatedDirs) });
}
