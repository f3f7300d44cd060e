/** Words with a capital at their beginning, as at the beginning of a sentence. */
export function capitalize(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
