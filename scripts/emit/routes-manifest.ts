import type { RouteItem } from "#schemas/page-data.ts";
import { langs } from "#schemas/spec/languages.ts";
import type { Artifact, EmittedPage } from "../pipeline/seams.ts";

/** `routes.json`: every route with its type, languages, titles and last change. */
export function routesManifest(pages: EmittedPage[]): Artifact {
	const routes = pages
		.filter(({ lang, indexable }) => lang === langs[0] && indexable)
		.map(({ path, kind, changed }): RouteItem => {
			const same = pages.filter((page) => page.path === path);
			return {
				path,
				type: kind,
				langs: same.map(({ lang }) => lang),
				titles: Object.fromEntries(same.map(({ lang, data }) => [lang, data.title])),
				changed,
			};
		});
	return { place: "dist", file: "routes.json", contents: `${JSON.stringify(routes, null, "\t")}\n` };
}
