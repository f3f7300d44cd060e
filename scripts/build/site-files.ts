import { createHash } from "node:crypto";
import { join } from "node:path";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { defaultLang } from "#schemas/shared/languages.ts";
import { workerPath } from "#schemas/shared/offline.ts";
import { contactSheet, contactSheetFile } from "../site/contact-sheet.ts";
import { listFiles } from "../store/list-files.ts";
import type { PlannedPage, SiteFile, SitePlan } from "../types/site.ts";
import type { BuildOptions } from "./build-options.ts";
import { writeCaddyFile } from "./hosts/caddy.ts";
import { headerRules, writeHeadersFile } from "./hosts/headers.ts";
import { writeNginxFile } from "./hosts/nginx.ts";
import { redirectsBelow, writeRedirectsFile } from "./hosts/redirects-file.ts";
import { type Icon, planIcons } from "./offline/icons.ts";
import { releasesFile, releasesToServe } from "./offline/past-releases.ts";
import { webManifest } from "./offline/web-manifest.ts";
import type { Bundle } from "./render/bundle.ts";
import { addresses, type HeadLinks } from "./render/documents.ts";
import { noticesFile } from "./render/make-bundle.ts";

/** Hash of the app and of the content. */
export function buildOf({ hash }: Bundle, files: readonly { file: string; hash: string }[]): string {
	const build = createHash("sha256").update(hash);
	for (const { file, hash } of files) build.update(`\n${file} ${hash}`);
	return build.digest("hex").slice(0, 20);
}

/** All pages that must exist, by address, with their content file. */
export function expectedPages({ pages }: SitePlan): Map<string, string> {
	return new Map(
		pages.flatMap(({ path, lang, origin }) => addresses(path, lang).map(({ pathname }) => [pathname, origin] as const)),
	);
}

/** Links in the head of every page; with `killWorker` pages remove what a worker has left instead of registering one. */
export function headLinks({ offline, base }: Bundle, icon: string, killWorker: boolean): HeadLinks {
	const apple = planIcons(icon).find(({ purpose }) => purpose === "apple");
	if (!apple) throw new Error("there is no icon for Apple's devices");
	return { offline: killWorker ? base + workerPath : offline, touchIcon: `/images/${apple.file}` };
}

/** The web manifest is in French, the language of the bare addresses. */
export function siteManifest(
	{ webManifest: shared }: Bundle,
	{ pages, shells }: SitePlan,
	icons: readonly Icon[],
	dataOf: (page: PlannedPage) => ScreenPage,
): string {
	const home = pages.find(({ path, lang }) => path === "/" && lang === defaultLang);
	if (!home) throw new Error("the site has no home");
	return webManifest(shared, shells[defaultLang], dataOf(home).meta.description, icons);
}

/**
 * Files of the site that are generated neither from pages nor as pictures: assets, notices, copies of `public`, host configuration.
 */
export function siteFiles(
	{ drawings, newsletter, reports, hstsPreload, redirects }: SitePlan,
	bundle: Bundle,
	{ publicDir, outDir, host }: Pick<BuildOptions, "publicDir" | "outDir" | "host">,
): SiteFile[] {
	const { base } = bundle;
	const rules = headerRules(bundle.inlineHashes, { newsletter, reports, hstsPreload }, base);
	const past = releasesToServe(outDir, bundle.hash, bundle.assets);
	return [
		{
			file: contactSheetFile,
			contents: contactSheet(drawings, { base, boot: bundle.inline.boot, styleSheet: bundle.styleSheet("dashboard") }),
		},
		...Object.keys(bundle.assets).map((name) => ({ file: `assets/${name}`, copyOf: join(bundle.clientDir, "assets", name) })),
		...past.files.map((name) => ({ file: `assets/${name}`, copyOf: join(outDir, "assets", name) })),
		{ file: releasesFile, contents: past.list },
		{ file: noticesFile, contents: bundle.notices },
		...listFiles(publicDir).map((file) => ({ file, copyOf: join(publicDir, file) })),
		{ file: "_headers", contents: writeHeadersFile(rules) },
		{ file: "_redirects", contents: writeRedirectsFile(redirectsBelow(base, redirects), host) },
		{ file: "_nginx.conf", contents: writeNginxFile(rules, redirects, base) },
		{ file: "_Caddyfile", contents: writeCaddyFile(rules, redirects, base) },
	];
}
