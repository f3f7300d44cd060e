import type { ViteDevServer } from "vite";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import type { InlineScripts, ServerModule } from "#schemas/pages/renderer.ts";
import { defaultLang, type Lang } from "#schemas/shared/languages.ts";
import { componentOf } from "#schemas/shared/template-traits.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { entries } from "../../build/render/make-bundle.ts";
import type { Live } from "./live-content.ts";

/** Current data of the page at a path; null if there is none. */
export function findPage(path: string, lang: Lang, { site, edited }: Live): ScreenPage | null {
	const page = site?.pages.at(path, lang);
	return page ? (edited.get(page.origin) ?? page.data()) : null;
}

/** Renders the document at an address, with the app that Vite serves. `inline` are the inline scripts. */
export async function renderPage(
	server: ViteDevServer,
	live: Live,
	pathname: string,
	inline: InlineScripts,
): Promise<{ status: number; html: string }> {
	const plan = live.site?.plan;
	if (!plan)
		return {
			status: 503,
			html: "<!doctype html><title>Content</title><p>The content has faults; the report lies over this page.</p>",
		};
	const { path, lang, pinned } = splitPath(pathname);
	const redirect = plan.redirects.find(({ from }) => from === pathname);
	if (redirect) return { status: 200, html: `<!doctype html><meta http-equiv="refresh" content="0; url=${redirect.to}">` };
	const find = (wanted: string) => findPage(wanted, lang ?? defaultLang, live);
	const page = find(path) ?? find("/404");
	if (!page) throw new Error("the content has no page for what is missing");
	const sheet = await findStyleSheet(server, page.template);
	const module = (await server.ssrLoadModule("/server.tsx")) as ServerModule;
	const render = await module.createRenderer({
		inline,
		start: null,
		app: "/client.tsx",
		parts: () => [],
		offline: null,
		touchIcon: "/favicon.svg",
		styleSheet: () => sheet,
		printStyles: `/${entries.print}`,
		blockStyles: `/${entries.blocks}`,
		shells: plan.shells,
	});
	return {
		status: page.path === "/404" ? 404 : 200,
		html: render.page(page, page.path === "/404" ? "/404" : pathname, pinned),
	};
}

/** The address of the style sheet that a template, or a module that it is made of, imports. */
async function findStyleSheet(server: ViteDevServer, template: string): Promise<string> {
	const address = `/templates/${componentOf(template)}.tsx`;
	await server.ssrLoadModule(address);
	const { moduleGraph } = server.environments.ssr;
	const seen = new Set([address]);
	// A set can grow while it is walked.
	for (const url of seen) {
		if (url.endsWith(".css")) return url;
		const module = await moduleGraph.getModuleByUrl(url);
		for (const imported of module?.transformResult?.deps ?? []) seen.add(imported);
	}
	throw new Error(`the template ${template} imports no style sheet`);
}
