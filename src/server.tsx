import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from "react-router-dom";
import type { Template } from "#schemas/pages/page-data.ts";
import type { ServerModule } from "#schemas/pages/renderer.ts";
import { markOf, writeMarks } from "#schemas/shared/document-marks.ts";
import { refuseMissing } from "#schemas/shared/i18n.ts";
import { defaultLang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { rootAttributes } from "#schemas/shared/root-data.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";
import { FailureNotice } from "./app/FailureNotice.tsx";
import { share, type View } from "./app/load-view.ts";
import { createRoutes } from "./app/routes.tsx";
import { Unreachable } from "./app/Unreachable.tsx";
import { hasForeignBlocks } from "./blocks/foreign-blocks.ts";
import { headTags } from "./head/head-tags.ts";
import { jsonLd } from "./head/json-ld.ts";
import { machineLinks } from "./head/machine-links.ts";
import { attributes, serializeHead, serializeJsonLd } from "./head/serialize.ts";
import { createDocumentWriter } from "./head/write-document.ts";
import { loadTemplate, templateNames } from "./templates/index.ts";

/** Loads every template once; after that a page renders synchronously, and an error in a page is thrown. */
export const createRenderer: ServerModule["createRenderer"] = async (frame) => {
	const { shells } = frame;
	const loaded = await Promise.all(templateNames.map(async (name) => [name, await loadTemplate(name)] as const));
	const components = Object.fromEntries(loaded) as Record<Template, Awaited<ReturnType<typeof loadTemplate>>>;
	const shared = perLanguage((lang) => share(shells[lang], refuseMissing));
	const shellMarks = perLanguage((lang) => markOf(JSON.stringify(shells[lang])));
	const { dataRoutes } = createStaticHandler(createRoutes());
	const writeDocument = createDocumentWriter(frame);
	const unreachable = createStaticHandler(createRoutes({}, Unreachable)).dataRoutes;
	const notices = perLanguage((lang) => noticeIn(shared[lang], renderToString(<FailureNotice t={shared[lang].t} />)));
	return {
		page: (page, pathname, pinned, mark) => {
			const view: View = { shared: shared[page.lang], page, requestedLang: page.lang, Template: components[page.template] };
			const { site } = shells[page.lang];
			const traits = traitsOf(page.template);
			return writeDocument({
				html: {
					lang: page.lang,
					...rootAttributes({
						path: pathname,
						...(pinned ? { pinned: "" } : {}),
						...(mark === undefined ? {} : { marks: writeMarks(mark, shellMarks[page.lang]) }),
						...(traits.forEditors ? { guarded: atBase(pinned ? pinPath("/", page.lang) : "/") } : {}),
						// In development the app always starts, so that an editor's changes appear on a page without
						// interaction.
						...(traits.needsApp || import.meta.env.DEV ? { needed: "" } : {}),
					}),
				},
				template: page.template,
				foreignBlocks: hasForeignBlocks(page),
				head: serializeHead([...headTags(page, site), ...machineLinks(page, site)]),
				data: page.template === "not-found" || traits.forEditors ? "" : serializeJsonLd(jsonLd(page, site, frame.touchIcon)),
				body: renderBody({ page: view }, pathname, dataRoutes),
				notice: notices[page.lang] ?? "",
			});
		},
		shell: () => {
			const { name } = shells[defaultLang].site;
			return writeDocument({
				html: { lang: defaultLang, ...rootAttributes({ shell: "" }) },
				template: "plain",
				foreignBlocks: false,
				head: [
					// This document shows nothing without the app, so all of its chunks are preloaded.
					[frame.app, ...frame.parts("long-read")].map((href) => `<link${attributes({ rel: "modulepreload", href })}>`).join(""),
					serializeHead([
						{ tag: "title", text: name },
						{ tag: "meta", attributes: { name: "robots", content: "noindex" } },
					]),
				].join(""),
				data: "",
				body: "",
				notice: langs
					.map((lang) => noticeIn(shared[lang], renderBody({ page: { shared: shared[lang] } }, "/", unreachable)))
					.join(""),
			});
		},
	};
};

/** The hidden notice in a document, in one language, for the case that nothing else can be loaded (`start.ts`). */
function noticeIn({ shell, t }: View["shared"], html: string): string {
	const words = { lang: shell.lang, "data-failed": "", "data-home": t("error.home") };
	return `<template${attributes(words)}>${html}</template>`;
}

type DataRoutes = ReturnType<typeof createStaticHandler>["dataRoutes"];

function renderBody(loaderData: { page: Pick<View, "shared"> }, pathname: string, dataRoutes: DataRoutes): string {
	const location = { pathname: atBase(pathname), search: "", hash: "", state: null, key: "default", unstable_mask: undefined };
	const context = {
		basename: import.meta.env.BASE_URL,
		location,
		matches: matchRoutes(dataRoutes, location, import.meta.env.BASE_URL) ?? [],
		loaderData,
		actionData: null,
		errors: null,
		statusCode: 200,
		loaderHeaders: {},
		actionHeaders: {},
	};
	// `hydrate` would add an inline script to every page, each with a different hash.
	return renderToString(
		<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
	);
}
