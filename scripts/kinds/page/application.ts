import type { z } from "zod";
import { installPlatforms, type installSteps } from "#schemas/content/application/platforms.ts";
import { applicationStrings } from "#schemas/content/ui-strings/application.ts";
import { libraryStrings } from "#schemas/content/ui-strings/library.ts";
import type { ApplicationPage } from "#schemas/pages/application/page-data.ts";
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
