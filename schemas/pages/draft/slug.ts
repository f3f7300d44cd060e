/** Letters that do not decompose into a letter and an accent. */
const spelled: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/** The slug of a draft: the plant, by slug or name, and the topic of the article. */
export function draftSlug(plant: string, topic: string): string {
	const words = plant
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[œæßøł]/g, (letter) => spelled[letter] ?? letter)
		.split(/[^a-z0-9]+/);
	return [...words, topic].filter((word) => word !== "").join("-");
}
