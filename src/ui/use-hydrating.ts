import { createContext, use } from "react";

/** Whether the app is taking over the prerendered page. `client.tsx` provides it; the build renders all pages as they are taken over. */
export const HydratingContext = createContext(import.meta.env.SSR);

/**
 * True while the app takes over the prerendered page, which has neither query nor browser state; false from the next render on,
 * and from the first one if nothing was prerendered.
 */
export function useHydrating(): boolean {
	return use(HydratingContext);
}
