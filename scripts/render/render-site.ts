import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { defaultLang } from "#schemas/spec/languages.ts";
import { pinPath } from "#schemas/spec/url.ts";
import type { Emitted, EmittedPage, Remember, RenderedPage } from "../pipeline/seams.ts";
import type { Diagnostic, Outcome } from "../report/diagnostic.ts";
import type { Bundle } from "./bundle.ts";
import type { ServerModule } from "./server-module.ts";

/** Addresses that every page names: the script that brings in the worker (null: none is to come), Apple's icon. */
export type HeadLinks = { offline: string | null; touchIcon: string };

/** All documents of a site: its pages, and the one without a page, for browsers without a network. */
export type RenderedSite = { pages: RenderedPage[]; shell: string };

/**
 * Takes page data; gives a whole HTML document for every address: each page pinned in every language, and bare in
 * French. A page that throws is a finding that names its content file, and the site is not built.
 */
export async function renderSite(
	{ pages, shells }: Emitted,
	bundle: Bundle,
	{ offline, touchIcon }: HeadLinks,
	remember: Remember,
): Promise<Outcome<RenderedSite>> {
	const server = (await import(pathToFileURL(bundle.serverFile).href)) as ServerModule;
	const renderer = await server.createRenderer({ ...bundle, offline, touchIcon, shells });
	const shellHashes = Object.fromEntries(Object.values(shells).map((shell) => [shell.lang, sha256(JSON.stringify(shell))]));
	const diagnostics: Diagnostic[] = [];
	const rendered = pages.flatMap((page) => {
		const dataHash = sha256(JSON.stringify(page.data));
		return addresses(page).flatMap(({ pathname, pinned }): RenderedPage[] => {
			try {
				const key = `${bundle.hash} ${offline} ${touchIcon} ${shellHashes[page.lang]} ${dataHash} ${pathname}`;
				const html = remember(key, () => renderer.page(page.data, pathname, pinned));
				return [{ path: page.path, lang: page.lang, pinned, file: htmlFile(pathname), html, origin: page.origin }];
			} catch (error) {
				diagnostics.push(pageFailed(page, pathname, error));
				return [];
			}
		});
	});
	return { value: { pages: rendered, shell: renderer.shell() }, diagnostics };
}

function addresses({ path, lang }: EmittedPage): { pathname: string; pinned: boolean }[] {
	const pinned = { pathname: pinPath(path, lang), pinned: true };
	return lang === defaultLang ? [{ pathname: path, pinned: false }, pinned] : [pinned];
}

/** `/about` → `about.html`, which static hosts serve without the ending. */
function htmlFile(pathname: string): string {
	return pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`;
}

function pageFailed({ origin }: EmittedPage, pathname: string, error: unknown): Diagnostic {
	return {
		code: "page-failed",
		file: origin,
		place: null,
		message: `The page ${pathname} cannot be shown: ${error instanceof Error ? error.message : String(error)}.`,
		hint: "undo the last change of this file, and tell the developers what it was",
	};
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 20);
}
