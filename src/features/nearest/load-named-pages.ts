import type { RouteItem } from "#schemas/pages/page-data.ts";
import { isListOf, isRecord, isShaped, isText } from "#schemas/shared/shapes.ts";
import { get } from "#src/data/browser.ts";
import type { NamedPage } from "./find-nearest.ts";

const areRoutes = isListOf(
	isShaped<Pick<RouteItem, "path" | "titles">>({
		path: isText,
		titles: (value): value is RouteItem["titles"] => isRecord(value) && Object.values(value).every(isText),
	}),
);

/** Candidates for a missing page: all pages, by their titles in all languages. Throws if they cannot be loaded. */
export async function loadNamedPages(): Promise<NamedPage[]> {
	return get("/routes.json", areRoutes);
}
