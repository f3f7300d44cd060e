import type { z } from "zod";
import type { ApplicationPage } from "#schemas/application/page-data.ts";
import { installPlatforms, type installSteps } from "#schemas/application/platforms.ts";
import { applicationStrings } from "#schemas/ui-strings/application.ts";
import { libraryStrings } from "#schemas/ui-strings/library.ts";
import type { View } from "../kind.ts";

/** The steps of each platform, and the other strings of the page. */
export function application(steps: z.infer<typeof installSteps>, view: View): Pick<ApplicationPage, "words" | "platforms"> {
	const strings = { ...applicationStrings, ...libraryStrings };
	const keys = Object.keys(strings) as (keyof typeof strings)[];
	return {
		words: view.strings(keys),
		platforms: installPlatforms.map((id) => ({ id, ...steps[id] })),
	};
}
