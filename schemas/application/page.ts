import type { z } from "zod";
import type { View } from "../kind.ts";
import { libraryStrings } from "../library/ui-strings.ts";
import type { ApplicationPage } from "./page-data.ts";
import { installPlatforms, type installSteps } from "./platforms.ts";
import { applicationStrings } from "./ui-strings.ts";

/** The steps of each platform, and the words that the page needs besides. */
export function application(steps: z.infer<typeof installSteps>, view: View): Pick<ApplicationPage, "words" | "platforms"> {
	const strings = { ...applicationStrings, ...libraryStrings };
	const keys = Object.keys(strings) as (keyof typeof strings)[];
	return {
		words: Object.fromEntries(keys.map((key) => [key, view.string(key)])),
		platforms: installPlatforms.map((id) => ({ id, ...steps[id] })),
	};
}
