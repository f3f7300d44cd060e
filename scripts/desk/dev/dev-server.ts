import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer, type HotPayload, type Plugin, type UpdatePayload } from "vite";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import type { InlineScripts } from "#schemas/pages/renderer.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { shellDataPath, splitPath } from "#schemas/shared/url.ts";
import { dashboardReport, type ReportedPage, reportFile, timingsFile } from "../../build/dashboard-report.ts";
import { bundleInline } from "../../build/render/make-bundle.ts";
import { viteConfig } from "../../build/render/vite-config.ts";
import { msg } from "../../messages/message.ts";
import { defaultOutDir, displayDir, root, timingsFor } from "../../project.ts";
import { type Diagnostic, isError, UsageError } from "../../report/diagnostic.ts";
import { pretty } from "../../report/pretty.ts";
import { readTimings } from "../../report/timings.ts";
import { contactSheet, contactSheetFile } from "../../site/contact-sheet.ts";
import { linksOf } from "../../site/links-of.ts";
import type { SitePlan } from "../../types/site.ts";
import type { EditedContent } from "../form/answer.ts";
import { drawingAt } from "./drawing-at.ts";
import { editPlugin } from "./edit-plugin.ts";
import { fileAt } from "./file-at.ts";
import { guardPlugin } from "./guard-plugin.ts";
import { type Live, type LiveContent, type WatchOptions, watchContent } from "./live-content.ts";
import { photoAt } from "./photo-at.ts";
import { findPage, renderPage } from "./render-page.ts";

export type DevServer = { url: string; close(): Promise<void> };

/**
 * Vite's dev server with live content: pages and page data are served from memory. Saving a content file updates open pages; errors
 * show in an overlay above the last good page until they are fixed.
 */
export async function startDevServer(
	contentDir: string,
	port: number | undefined,
	{ lang, given, ...watching }: WatchOptions & { lang: ProgramLang; given?: ProgramLang | undefined },
): Promise<DevServer> {
	// Vite and React read NODE_ENV when they load; a value set for builds must not apply here.
	process.env["NODE_ENV"] = "development";
	let send = (_: Live, __: ScreenPage | null) => {};
	// Worker threads bundle the scripts while this thread reads the content.
	const [inline, content] = await Promise.all([
		bundleInline(),
		watchContent(contentDir, watching, (live, edited) => send(live, edited)),
	]);
	const edited: EditedContent = {
		contentDir,
		plan: () => content.now.site?.plan ?? null,
		findings: () => content.now.last?.diagnostics ?? [],
		check: content.checkDrafts,
		link: content.link,
	};
	const config = viteConfig("");
	const server = await createServer({
		...config,
		appType: "custom",
		publicDir: join(root, "public"),
		plugins: [
			...(config.plugins ?? []),
			guardPlugin(lang),
			editPlugin(edited, { given, lang }),
			contentPlugin(content, contentDir, inline),
		],
		server: { ...(port === undefined ? {} : { port, strictPort: true }), fs: { allow: [root] } },
		optimizeDeps: { entries: ["client.tsx", "edit/main.tsx"] },
	});
	send = (live, edited) => {
		for (const payload of newsOf(live, contentDir, lang, edited)) server.ws.send(payload);
	};
	// A newly opened page also gets current errors, and changes saved since its data was rendered.
	server.ws.on("connection", (socket) => {
		for (const payload of newsOf(content.now, contentDir, lang)) socket.send(JSON.stringify(payload));
	});
	const close = async () => {
		await content.close();
		await server.close();
	};
	try {
		await server.listen();
	} catch (error) {
		// What watches the content would keep the process alive.
		await close();
		throw port !== undefined && isPortTaken(error) ? new UsageError(msg("usage.portTaken", { port })) : error;
	}
	return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "", close };
}

/** Whether Vite refuses a port because it is in use. Its error has no code. */
function isPortTaken(error: unknown): boolean {
	return error instanceof Error && error.message.includes("already in use");
}

/** An empty update, which closes Vite's overlay. Vite reloads a page whose very first update finds an overlay. */
const nothingNew: UpdatePayload = { type: "update", updates: [] };

/** Messages to open pages about a state of the content, with the data of a page if nothing else has changed so far. */
function newsOf(live: Live, contentDir: string, lang: ProgramLang, edited: ScreenPage | null = null): HotPayload[] {
	const overlay = overlayText(live, contentDir, lang);
	if (overlay === null)
		return [
			nothingNew,
			edited ? { type: "custom", event: "pousse:page", data: edited } : { type: "custom", event: "pousse:content" },
		];
	return [nothingNew, { type: "error", err: { message: overlay, stack: "", plugin: "content" } }];
}

/** The report shown in the overlay, or null if there is no error. */
function overlayText({ last, failure }: Live, contentDir: string, lang: ProgramLang): string | null {
	if (failure !== null) return failure;
	if (!last?.diagnostics.some(isError)) return null;
	return pretty({ ...last, contentDir: displayDir(contentDir), lang, colour: false });
}

function contentPlugin(content: LiveContent, contentDir: string, inline: InlineScripts): Plugin {
	return {
		name: "pousse-content",
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const pathname = decodeURI((request.originalUrl ?? "/").split(/[?#]/)[0] ?? "/");
				const plan = content.now.site?.plan ?? null;
				const data = dataAt(pathname, content.now);
				if (data) return send(response, 200, "application/json", JSON.stringify(data));
				const editors = content.now.last && plan && editorsFile(pathname, plan, content.now.last.diagnostics, inline.boot);
				if (editors) return send(response, 200, editors.type, editors.body);
				const drawn = plan && drawingAt(pathname, plan);
				if (drawn) return send(response, 200, "image/svg+xml", drawn);
				const photo = photoAt(pathname, plan, contentDir);
				if (photo !== null) return sendOriginal(response, photo);
				const made = plan && fileAt(pathname, plan);
				if (made) return send(response, 200, pathname.endsWith(".json") ? "application/json" : "text/plain", made.contents);
				next();
			});
			// Runs after Vite's own middlewares: whatever they do not handle is a page.
			return () => {
				server.middlewares.use(async (request, response, next) => {
					try {
						const pathname = (request.originalUrl ?? "/").split(/[?#]/)[0] ?? "/";
						if (/\.[a-z0-9]+$/i.test(pathname)) return send(response, 404, "text/plain", "Not found\n");
						const { status, html } = await renderPage(server, content.now, pathname, inline);
						send(response, status, "text/html", await server.transformIndexHtml(pathname, html));
					} catch (error) {
						next(error);
					}
				});
			};
		},
	};
}

/** Data of a page, or the shell data of a language, which pages fetch again after every save. */
function dataAt(pathname: string, live: Live): ScreenPage | ShellData | null {
	if (!live.site || !pathname.endsWith(".json")) return null;
	const shell = Object.values(live.site.plan.shells).find(({ lang }) => shellDataPath(lang) === pathname);
	const { path, lang } = splitPath(pathname.slice(0, -".json".length));
	return shell ?? (lang && findPage(path, lang, live));
}

/** Data of the dashboard. Page weights are not measured here; the timings are those of the last build of `dist`. */
function editorsFile(
	pathname: string,
	plan: SitePlan,
	diagnostics: readonly Diagnostic[],
	boot: string,
): { type: string; body: string } | null {
	if (pathname === `/${reportFile}`)
		return { type: "application/json", body: JSON.stringify(dashboardReport(plan, diagnostics, linksOfAll(plan))) };
	if (pathname === `/${timingsFile}`) return { type: "application/json", body: readTimings(timingsFor(defaultOutDir)) };
	if (`/${contactSheetFile}` !== `${pathname}.html`) return null;
	return {
		type: "text/html",
		body: contactSheet(plan.drawings, { base: "", boot, styleSheet: "/features/dashboard/dashboard.css" }),
	};
}

function linksOfAll({ pages, redirects }: SitePlan): ReportedPage[] {
	const ends = new Map(redirects.map(({ from, to }) => [from, to]));
	return pages.map(({ path, lang, data }) => ({ path, lang, links: linksOf(data(), ends), weight: null }));
}

/** The dev server encodes no images: the original photo is served for each of its files, and browsers detect its format. */
function sendOriginal(response: ServerResponse, path: string): void {
	response.setHeader("Cache-Control", "no-store");
	createReadStream(path)
		.on("error", () => response.writeHead(404).end())
		.pipe(response);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
	response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" }).end(body);
}
