import { inject } from "vitest";
import type { RouteItem, ScreenPage, ShellData, Template } from "#schemas/pages/page-data.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pageDataPath, pinPath, shellDataPath } from "#schemas/shared/url.ts";

/*
 * What the built site publishes about itself, so that tests follow the content: its routes, and the data of its pages.
 * For the browser tests alone, which have a served site.
 */
const siteUrl = inject("siteUrl");

/** One address of a page. A bare one is prerendered in French, the first language. */
export type PageAddress = { address: string; lang: Lang; pinned: boolean };

/** Every route, as `routes.json` lists it. */
export async function readRoutes(): Promise<RouteItem[]> {
	return readJson("/routes.json");
}

/** The data of a page in a language. */
export async function readPageData(path: string, lang: Lang): Promise<ScreenPage> {
	return readJson(pageDataPath(path, lang));
}

/** What all pages of a language share, its words among them. */
export async function readShell(lang: Lang): Promise<ShellData> {
	return readJson(shellDataPath(lang));
}

/** Gives what tells an interface string, which must be there, in each language. */
export async function readWords(): Promise<(lang: Lang, key: string) => string> {
	const shells = new Map(await Promise.all(langs.map(async (lang) => [lang, await readShell(lang)] as const)));
	return (lang, key) => {
		const found = shells.get(lang)?.strings[key];
		if (found === undefined) throw new Error(`${lang} has no string ${key}`);
		return found;
	};
}

/** The bare address of a page, and its pinned ones. */
export function addressesOf(path: string): PageAddress[] {
	const pinned = langs.map((lang) => ({ address: pinPath(path, lang), lang, pinned: true }));
	return [{ address: path, lang: "fr", pinned: false }, ...pinned];
}

/** The first route of each template. */
export async function readTemplates(): Promise<{ template: Template; path: string }[]> {
	const routes = await readRoutes();
	const pages = await Promise.all(routes.map(({ path }) => readPageData(path, "fr")));
	return pages
		.filter(({ template }, index) => pages.findIndex((page) => page.template === template) === index)
		.map(({ template, path }) => ({ template, path }));
}

/** What the site has answered in this worker; it stays as it was built for the whole run. */
const known = new Map<string, Promise<unknown>>();

// The type is taken on trust here: the JSON is what the build wrote from data of this type.
function readJson<T>(path: string): Promise<T> {
	const answer = known.get(path) ?? fetchJson(path);
	known.set(path, answer);
	return answer as Promise<T>;
}

async function fetchJson(path: string): Promise<unknown> {
	const response = await fetch(siteUrl + path);
	if (!response.ok) throw new Error(`${path} answers ${response.status}`);
	return response.json();
}
