import { config } from "zod";

/** Keeps zod from compiling schemas, which the content security policy refuses. For before the first schema is made. */
export function forbidCompiling(): void {
	config({ jitless: true });
}
