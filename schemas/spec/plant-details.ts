import type { Lang } from "./languages.ts";
import { pinPath } from "./url.ts";

/** The catalogue. */
export const cataloguePath = "/fiches-plantes";

/** Where the care of all plants stands, one after the other. */
export const plantCarePath = "/entretien";

/** Address of what the app fetches when the card of a plant is opened. Its folder is kept for the pages of the catalogue. */
export function plantDetailsPath(slug: string, lang: Lang): string {
	return pinPath(`${cataloguePath}/page/plant-${slug}.json`, lang);
}
