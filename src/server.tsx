import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from "react-router-dom";
import type { ScreenPage, ShellData, Template } from "#schemas/page-data.ts";
import { defaultLang, type Lang, langs } from "#schemas/spec/languages.ts";
import { createRoutes, type Initial, share } from "./app/routes.tsx";
import { headTags, isGuarded } from "./head/head-tags.ts";
import { jsonLd } from "./head/json-ld.ts";
import { attributes, serializeHead, serializeJsonLd } from "./head/serialize.ts";
import { loadTemplate, templateNames } from "./templates/index.ts";

/** What the pages of a build share. `styles` gives the addresses of the style sheets that a template needs. */
export type Frame = {
	boot: string;
	app: string;
	styles: (template: string) => readonly string[];
	shells: Record<Lang, ShellData>;
};

/** Writes the whole document of a page at a path; `pinned` tells whether that path names its language. */
export type Render = (page: ScreenPage, pathname: string, pinned: boolean) => string;

/** Loads every template once; after that a page renders without waiting, and an error in a page is thrown. */
export async function createRenderer({ boot, app, styles, shells }: Frame): Promise<Render> {
	const loaded = await Promise.all(templateNames.map(async (name) => [name, await loadTemplate(name)] as const));
	const components = Object.fromEntries(loaded) as Record<Template, Awaited<ReturnType<typeof loadTemplate>>>;
	const shared = Object.fromEntries(langs.map((lang) => [lang, share(shells[lang])])) as Record<Lang, Initial["shell"]>;
	const never = () => Promise.reject(new Error("the server has all data at hand"));
	const { dataRoutes } = createStaticHandler(
		createRoutes("/", defaultLang, { fetch: never, chosenLang: () => defaultLang, isAdmin: () => false }),
	);
	const sheets = Object.fromEntries(
		templateNames.map((name) => [
			name,
			styles(name)
				.map((href) => `<link${attributes({ rel: "stylesheet", href })}>`)
				.join(""),
		]),
	);

	return (page, pathname, pinned) => {
		const initial: Initial = { shell: shared[page.lang], page: { page, fallback: false, Template: components[page.template] } };
		const html = attributes({
			lang: page.lang,
			"data-path": pathname,
			...(pinned ? { "data-pinned": "" } : {}),
			...(isGuarded(page) ? { "data-guarded": "" } : {}),
			"data-app": app,
		});
		const { site } = shells[page.lang];
		return [
			`<!doctype html><html${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
			`<script>${boot}</script>`,
			sheets[page.template],
			'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
			serializeHead(headTags(page, site)),
			page.template === "not-found" || isGuarded(page) ? "" : serializeJsonLd(jsonLd(page, site)),
			`</head><body><div id="root">${renderBody(initial, pathname, dataRoutes)}</div></body></html>\n`,
		].join("");
	};
}

type DataRoutes = ReturnType<typeof createStaticHandler>["dataRoutes"];

function renderBody(loaderData: Initial, pathname: string, dataRoutes: DataRoutes): string {
	const location = { pathname, search: "", hash: "", state: null, key: "default", unstable_mask: undefined };
	const context = {
		basename: "/",
		location,
		matches: matchRoutes(dataRoutes, pathname) ?? [],
		loaderData,
		actionData: null,
		errors: null,
		statusCode: 200,
		loaderHeaders: {},
		actionHeaders: {},
	};
	// `hydrate` would add an inline script to every page, each with another hash.
	return renderToString(
		<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
	);
}
