import type { RoutePath } from "../generated/routes.ts";
import type { Lang } from "./languages.ts";
import { pinPath } from "./url.ts";

export const cataloguePath = "/fiches-plantes" satisfies RoutePath;

/**
 * Address of the data that the app fetches when the card of a plant is opened. Its folder is reserved for the pages of the
 * catalogue.
 */
export function plantDetailsPath(slug: string, lang: Lang): string {
	return pinPath(`${cataloguePath}/page/plant-${slug}.json`, lang);
}
