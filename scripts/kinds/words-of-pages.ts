/** Interface strings that only some pages have, by the beginning of their keys. Every page has all others. */
export const wordsOfPages = {
	/** The build writes these into texts and lists, and no component asks for them. */
	build: [
		"calendar.",
		"emergency.",
		"filters.by.",
		"filters.humidity.",
		"filters.safe",
		"filters.size.",
		"plate.",
		"says.",
		"tabs.",
	],
	application: ["application.", "library."],
	diagnosis: ["diagnosis."],
	editors: ["dashboard.", "components."],
	finder: ["finder."],
	/** The build inserts these into the data of the finder. */
	finderQuestions: ["question."],
	generator: ["generator.", "draft."],
	myPlants: ["myPlants."],
} as const;
