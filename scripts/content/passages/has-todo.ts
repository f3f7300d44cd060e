/** Whether a file has a TODO marker, as drafts have: its texts are yet to be written. */
export function hasTodo(text: string): boolean {
	return /\bTODO\b/.test(text);
}
