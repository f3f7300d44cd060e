import { slugOf } from "../../shared/slug.ts";

/** The slug of a draft: the plant, by slug or name, and the topic of the article. */
export function draftSlug(plant: string, topic: string): string {
	return [slugOf(plant), topic].filter((part) => part !== "").join("-");
}
