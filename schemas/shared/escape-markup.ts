/** Escapes text for elements and double-quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
