import { newsletterService } from "#schemas/newsletter/site-config.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import type { UnitSystem } from "#schemas/spec/units.ts";
import type { Emitted, Site } from "../pipeline/seams.ts";
import { contentReport } from "./content-report.ts";
import { draftMaterial } from "./draft-material.ts";
import { drawingsByEntry, listDrawings } from "./drawings.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { listArtifacts } from "./list-files.ts";
import { createLocale, type Locale } from "./localize.ts";
import { emitPages, emitShells, pageArtifacts } from "./pages.ts";
import { redirectArtifacts, redirectRules } from "./redirects.ts";
import { robots } from "./robots.ts";
import { routesManifest } from "./routes-manifest.ts";
import { rssFeeds } from "./rss.ts";
import { searchIndex } from "./search-index.ts";
import { sitemap } from "./sitemap.ts";
import { typedModules } from "./typed-modules.ts";

/** Takes a whole site; gives page data and every file that is made from content. Decides nothing, finds no fault. */
export function emitSite(site: Site, drawingHash: string): Emitted {
	const drawings = listDrawings(site, drawingHash);
	const findDrawing = drawingsByEntry(drawings);
	const localesIn = (units: UnitSystem) =>
		Object.fromEntries(langs.map((lang) => [lang, createLocale(site, lang, units, findDrawing)])) as Record<Lang, Locale>;
	const locales = localesIn("metric");
	const baseUrl = site.config.url;
	const pages = emitPages(site, { metric: locales, imperial: localesIn("imperial") });
	const shells = emitShells(locales, site);
	const redirects = redirectRules(site);
	const artifacts = [
		...pageArtifacts(pages, shells, site),
		...listArtifacts(site, locales),
		...searchIndex(site, locales),
		draftMaterial(site, locales),
		routesManifest(pages),
		sitemap(pages, baseUrl),
		robots(baseUrl),
		...rssFeeds(pages, site),
		...redirectArtifacts(redirects, baseUrl),
		...jsonSchemas(site),
		...typedModules(site),
	];
	return {
		pages,
		shells,
		redirects,
		photos: Object.values(site.photos),
		drawings,
		baseUrl,
		repository: site.config.repository,
		newsletter: newsletterService(site.config.newsletter),
		report: contentReport(site, pages, redirects, locales),
		artifacts,
	};
}
