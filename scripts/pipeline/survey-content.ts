import { realpathSync } from "node:fs";
import { timestampResolutionMs } from "../store/known-hashes.ts";
import { type Found, surveyFiles } from "../store/last-run.ts";
import type { BuildOptions } from "./build-options.ts";

/** The files of a content folder, by relative path, as they were when a build began. */
export type SurveyedContent = { found: readonly Found[]; begunMs: number };

/** Surveys the files of a content folder, unless the command has already done so. */
export function surveyContent({ contentDir, inputs }: Pick<BuildOptions, "contentDir" | "inputs">): SurveyedContent {
	const survey = inputs ?? { begunMs: Date.now(), ...surveyFiles([contentDir], { byChange: true }) };
	const dir = `${realpathSync(contentDir)}/`;
	const found = survey.found.flatMap(([path, state]): Found[] =>
		path.startsWith(dir) && path !== dir ? [[path.slice(dir.length), state]] : [],
	);
	return { found, begunMs: survey.begunMs };
}

/**
 * The form in which the survey is stored: a file that changed just before the survey is marked as unsettled, since a further change
 * in the same tick would not change its times.
 */
export function markUnsettled({ found, begunMs }: SurveyedContent): Found[] {
	return found.map(([file, state]) => {
		const [, written, changed] = state.split(" ");
		return [file, Math.max(Number(written), Number(changed)) > begunMs - timestampResolutionMs ? "unsettled" : state];
	});
}
