import type { z } from "zod";
import { installPlatforms, type installSteps } from "#schemas/content/application/platforms.ts";
import type { ApplicationPage } from "#schemas/pages/application/page-data.ts";
import type { View } from "../kind.ts";
import { wordsOfPages } from "../words-of-pages.ts";

/** The steps of each platform, and the other strings of the page. */
export function application(steps: z.infer<typeof installSteps>, view: View): Pick<ApplicationPage, "words" | "platforms"> {
	return {
		words: view.strings(wordsOfPages.application),
		platforms: installPlatforms.map((id) => ({ id, ...steps[id] })),
	};
}
