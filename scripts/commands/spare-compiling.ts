/**
 * Keeps zod from compiling shapes in this thread, which sees a few hundred files at most: of more, other threads read them. To
 * compile a shape takes as long as to hold some hundred files against it. For before the first shape is made.
 */
export async function spareCompiling(): Promise<void> {
	const { config } = await import("zod");
	config({ jitless: true });
}
