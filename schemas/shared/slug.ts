/** Letters that do not decompose into a letter and an accent. */
const spelled: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/** A similar name that is valid in an address: «Été 2025» → «ete-2025». Empty if no letter or digit remains. */
export function slugOf(name: string): string {
	return name
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[œæßøł]/g, (letter) => spelled[letter] ?? letter)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
