import { config } from "zod";

/**
 * Stops zod from compiling schemas with `new Function`, which the content security policy forbids. Call before the first schema
 * is created.
 */
export function forbidCompiling(): void {
	config({ jitless: true });
}
