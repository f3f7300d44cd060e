/** Letters that are more than a letter with a mark. */
const spelled: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/** Where a draft will stand: the plant, by slug or name, and what the article is about. */
export function draftSlug(plant: string, topic: string): string {
	const words = plant
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[œæßøł]/g, (letter) => spelled[letter] ?? letter)
		.split(/[^a-z0-9]+/);
	return [...words, topic].filter((word) => word !== "").join("-");
}
