/**
 * Disables zod's schema compilation in this thread, which validates a few hundred files at most; worker threads validate larger
 * sets. Compiling a schema takes as long as validating a hundred or more files with it. Must be called before the first schema is
 * created.
 */
export async function disableSchemaCompilation(): Promise<void> {
	const { config } = await import("zod");
	config({ jitless: true });
}
