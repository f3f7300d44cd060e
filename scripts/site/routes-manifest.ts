import { routeList } from "#schemas/pages/machine-files.ts";
import type { RouteItem } from "#schemas/pages/page-data.ts";
import { publishedSchema } from "../report/json-schema.ts";
import type { Artifact, PlannedPage } from "../types/site.ts";

/** The list of routes, and its JSON Schema. */
export const routesFile = "routes.json";
const schemaFile = "routes.schema.json";

/** Every route with its type, languages, titles and last change (`routeList`), and the JSON Schema of this list. */
export function routesManifest(pages: readonly PlannedPage[], baseUrl: string): Artifact[] {
	const routes = new Map<string, RouteItem>();
	for (const { path, lang, indexable, entry, changed, title } of pages) {
		if (!indexable) continue;
		const route = routes.get(path) ?? { path, type: entry.kind, langs: [], titles: {}, changed };
		routes.set(path, route);
		route.langs.push(lang);
		route.titles[lang] = title();
	}
	const schema = { ...publishedSchema(routeList), $id: `${baseUrl}/${schemaFile}` };
	return [[routesFile, [...routes.values()]] as const, [schemaFile, schema] as const].map(([file, value]) => ({
		destination: "dist",
		file,
		contents: `${JSON.stringify(value, null, "\t")}\n`,
	}));
}
