import { fold } from "./search-words.ts";

/** A similar name that is valid in an address: «Été 2025» → «ete-2025». Empty if no letter or digit remains. */
export function slugOf(name: string): string {
	return fold(name)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** `coldLimit` → `cold-limit`: articles name their figures so. */
export function hyphenate(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
