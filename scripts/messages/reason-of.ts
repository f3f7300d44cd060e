/** What an error says, as a value for messages. Anything can be thrown, not only errors. */
export function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
