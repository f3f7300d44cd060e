import { newsletterService } from "#schemas/content/newsletter/site-config.ts";
import { perLanguage } from "#schemas/shared/languages.ts";
import { once } from "#schemas/shared/once.ts";
import type { Bodies, Memo, Site } from "../types/content.ts";
import type { Artifact, SharedData, SitePlan } from "../types/site.ts";
import { contentReport, titlesOf } from "./content-report.ts";
import { draftMaterial } from "./draft-material.ts";
import { findDrawings, listDrawings } from "./drawings.ts";
import { editorFiles } from "./editor-files.ts";
import { planFeeds } from "./feeds.ts";
import { listArtifacts } from "./list-files.ts";
import { llmsFiles } from "./llms.ts";
import { openData } from "./open-data.ts";
import { openedFiles } from "./opened-files.ts";
import { planPages, planShells, sharedData } from "./pages.ts";
import { createPlanContext } from "./plan-context.ts";
import { redirectArtifacts, redirectRules } from "./redirects.ts";
import { robots } from "./robots.ts";
import { routesManifest } from "./routes-manifest.ts";
import { searchItemsIn } from "./search-index.ts";
import { securityContact } from "./security-contact.ts";
import { sitemap } from "./sitemap.ts";
import { typedModules } from "./typed-modules.ts";

/**
 * Hashes of the drawing code and of everything shown outside single pages (`SitePlan.publicHash`); `memo` caches results that
 * depend on the latter only.
 */
export type PlanOptions = { drawingHash: string; publicHash: string; memo: Memo };

/** Turns a complete site into its pages and every file made from the whole content. Makes no decisions and reports no findings. */
export function planSite(site: Site, { drawingHash, publicHash, memo }: PlanOptions, bodies: Bodies): SitePlan {
	const drawings = listDrawings(site, drawingHash);
	const ofPublicHash: Memo = (name, compute) => memo(`${publicHash} ${name}`, compute);
	const context = createPlanContext(site, drawingHash, findDrawings(drawings), bodies.load, ofPublicHash);
	const locales = context.locales.metric;
	const baseUrl = site.config.url;
	const pages = planPages(site, context);
	const shells = planShells(locales, site, context.anchorParts);
	const redirects = redirectRules(site, context.anchorParts);
	const schemas = once(() => editorFiles(site));
	const artifacts = once((): Artifact[] => [
		...sharedData(shells, site),
		...listArtifacts(site, locales),
		...openedFiles(site, context.locales, context.anchorParts),
		draftMaterial(site, locales),
		...routesManifest(pages, baseUrl),
		...sitemap(pages, baseUrl),
		robots(baseUrl),
		...llmsFiles(pages, site, locales),
		...openData(site, locales),
		securityContact(site, pages),
		...redirectArtifacts(redirects, site.routes, baseUrl),
	]);
	const feedPlans = once(() => planFeeds(pages, site, locales));
	const searchItems = once(() => perLanguage((lang) => searchItemsIn(site, locales[lang])));
	const socialImages = () =>
		ofPublicHash("social images", () =>
			site.routes.flatMap(({ part, lang, entry, indexable }) => {
				const image = part === 1 && indexable ? locales[lang].socialImage(entry) : null;
				return image ? [{ file: image.file, title: image.title, art: image.art }] : [];
			}),
		);
	return {
		pages,
		shared: sharedOf(site, drawingHash),
		anchorParts: context.anchorParts,
		bodies,
		shells,
		redirects,
		publicHash,
		photos: Object.values(site.photos),
		drawings,
		socialImages,
		baseUrl,
		repository: site.config.repository,
		newsletter: newsletterService(site.config.newsletter),
		reports: site.config.reports ?? null,
		hstsPreload: site.config.hstsPreload ?? false,
		report: (linksAt) =>
			contentReport(
				site,
				linksAt,
				ofPublicHash("titles", () => titlesOf(site, locales)),
			),
		feedPlans,
		searchItems,
		generated: () => [...schemas(), ...typedModules(site)],
		schemas,
		artifacts,
	};
}

function sharedOf(
	{ config, navigation, sources, safety, diagnosis, calendar, terms, strings, photos }: Site,
	pictureCode: string,
): SharedData {
	return { config, navigation, sources, safety, diagnosis, calendar, terms, strings, photos, pictureCode };
}
