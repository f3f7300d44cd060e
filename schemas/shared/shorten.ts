/** The beginning of a text, with an ellipsis if there is more of it. */
export function shorten(text: string, most = 60): string {
	return text.length > most ? `${text.slice(0, most)}…` : text;
}
