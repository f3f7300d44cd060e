import { pathToFileURL } from "node:url";
import type { ShellData } from "#schemas/pages/page-data.ts";
import type { Renderer, ServerModule } from "#schemas/pages/renderer.ts";
import { defaultLang, type Lang } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import type { Bundle } from "./bundle.ts";

/** URLs in the head of every page: the script that registers the service worker (null: none), Apple's icon. */
export type HeadLinks = { offline: string | null; touchIcon: string };

/** Creates the renderer of the pages of a site; the app's templates are loaded once. */
export async function loadRenderer(
	bundle: Bundle,
	{ offline, touchIcon }: HeadLinks,
	shells: Record<Lang, ShellData>,
): Promise<Renderer> {
	const server = (await import(pathToFileURL(bundle.serverFile).href)) as ServerModule;
	return server.createRenderer({ ...bundle, offline, touchIcon, shells });
}

/** Every address of a page in a language. */
export function addresses(path: string, lang: Lang): { pathname: string; pinned: boolean }[] {
	const pinned = { pathname: pinPath(path, lang), pinned: true };
	return lang === defaultLang ? [{ pathname: path, pinned: false }, pinned] : [pinned];
}

/** `/about` → `about.html`, which static hosts serve without the extension. */
export function htmlFile(pathname: string): string {
	return pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`;
}
