import { realpathSync } from "node:fs";
import { sameMomentMs } from "../store/known-hashes.ts";
import { type Found, surveyFiles } from "../store/last-run.ts";
import type { BuildOptions } from "./build-options.ts";

/** The files of a content folder, by their paths in it, as they stood when a build began. */
export type SurveyedContent = { found: readonly Found[]; begunMs: number };

/** Looks at the files of a content folder, unless the command has done so already. */
export function surveyContent({ contentDir, inputs }: Pick<BuildOptions, "contentDir" | "inputs">): SurveyedContent {
	const survey = inputs ?? { begunMs: Date.now(), ...surveyFiles([contentDir], { byChange: true }) };
	const dir = `${realpathSync(contentDir)}/`;
	const found = survey.found.flatMap(([path, state]): Found[] =>
		path.startsWith(dir) && path !== dir ? [[path.slice(dir.length), state]] : [],
	);
	return { found, begunMs: survey.begunMs };
}

/**
 * The same as it is kept: a file that had changed within the last moment before may change again within it, and nobody would see that by
 * its times.
 */
export function settled({ found, begunMs }: SurveyedContent): Found[] {
	return found.map(([file, state]) => {
		const [, written, changed] = state.split(" ");
		return [file, Math.max(Number(written), Number(changed)) > begunMs - sameMomentMs ? "unsettled" : state];
	});
}
