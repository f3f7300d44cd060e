import type { RouteItem } from "#schemas/pages/page-data.ts";
import type { Artifact, EmittedPage } from "../types/site.ts";

/** `routes.json`: every route with its type, languages, titles and last change. */
export function routesManifest(pages: readonly EmittedPage[]): Artifact {
	const routes = new Map<string, RouteItem>();
	for (const { path, lang, indexable, entry, changed, title } of pages) {
		if (!indexable) continue;
		const route = routes.get(path) ?? { path, type: entry.kind, langs: [], titles: {}, changed };
		routes.set(path, route);
		route.langs.push(lang);
		route.titles[lang] = title();
	}
	return { destination: "dist", file: "routes.json", contents: `${JSON.stringify([...routes.values()], null, "\t")}\n` };
}
