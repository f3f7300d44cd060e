import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { splitPath } from "#schemas/spec/url.ts";
import { type HeaderRule, headersFor, readHeadersFile } from "../hosts/headers.ts";
import { slashedPage } from "../hosts/page-address.ts";
import { readRedirectsFile } from "../hosts/redirects-file.ts";
import { timingsFile } from "../pipeline/dashboard-report.ts";
import { timingsFor } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { readTimings } from "../report/timings.ts";

/** A site that is being served. `url` is its address without a slash at the end. */
export type Served = { url: string; close(): Promise<void> };

/**
 * Serves a built site as a host would: its own headers and redirects, pages without their ending, 404 with a page for
 * pages and without one for files. Looks at the folder anew for each request, so a rebuilt site shows. Port 0 takes any free one. A port that is taken is a UsageError.
 */
export async function serveSite(dir: string, port: number): Promise<Served> {
	if (!existsSync(join(dir, "routes.json")))
		throw new UsageError(`There is no built site at ${dir}. Build one with npm run build.`);
	const compress = compression();
	const files = sirv(dir, {
		dev: true,
		etag: true,
		extensions: ["html"],
		onNoMatch: (request, response) => sendMissing(dir, request, response),
	});
	const server = createServer((request, response) => {
		const pathname = pathnameOf(request);
		setHeaders(response, readHeadersFile(readFileSync(join(dir, "_headers"), "utf8")), pathname);
		const target = pathname === "/" ? undefined : (redirectTarget(pathname, dir) ?? withoutSlash(request, dir));
		if (target !== undefined) redirect(response, target);
		else if (pathname === `/${timingsFile}`) sendJson(response, readTimings(timingsFor(dir)));
		else if (/^\/_|\/index$|\.html$/.test(pathname) || !/^(GET|HEAD)$/.test(request.method ?? ""))
			sendMissing(dir, request, response);
		// The types of the two libraries name Express's request; both work on Node's own.
		else compress(request as never, response as never, () => files(request, response));
	});
	await listen(server, port);
	const address = server.address();
	const actual = typeof address === "object" && address ? address.port : port;
	return { url: `http://localhost:${actual}`, close: () => close(server) };
}

function pathnameOf({ url = "/" }: IncomingMessage): string {
	return url.split(/[?#]/)[0] ?? "/";
}

function redirectTarget(pathname: string, dir: string): string | undefined {
	return readRedirectsFile(readFileSync(join(dir, "_redirects"), "utf8")).find(({ from }) => from === pathname)?.to;
}

/** Where an address with a slash too many leads, if there is a page, with what was asked of it. */
function withoutSlash({ url = "/" }: IncomingMessage, dir: string): string | undefined {
	const [pathname = "/", query] = url.split(/\?(.*)/s);
	const [, path] = new RegExp(slashedPage).exec(pathname) ?? [];
	if (path === undefined || !existsSync(join(dir, `${path}.html`))) return undefined;
	return query === undefined ? path : `${path}?${query}`;
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], pathname: string): void {
	response.setHeader("Cache-Control", "no-cache");
	for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
}

/** What the last build cost on this machine, which the site itself does not say. */
function sendJson(response: ServerResponse, json: string): void {
	response.setHeader("Content-Type", "application/json");
	response.end(json);
}

function redirect(response: ServerResponse, to: string): void {
	response.writeHead(301, { Location: to }).end();
}

/** A missing page gets the page for that, in the language of its address; a missing file gets a plain line. */
function sendMissing(dir: string, request: IncomingMessage, response: ServerResponse): void {
	response.setHeader("Cache-Control", "no-store");
	const pathname = pathnameOf(request);
	const { lang } = splitPath(pathname);
	const isFile = /\.[a-z0-9]+$/i.test(pathname) || /^\/(assets|data|images|search)\//.test(pathname);
	const page = join(dir, lang ?? "", "404.html");
	response.statusCode = 404;
	response.setHeader("Content-Type", isFile ? "text/plain; charset=utf-8" : "text/html; charset=utf-8");
	response.end(isFile ? "Not found\n" : readFileSync(page));
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(error.code === "EADDRINUSE" ? new UsageError(`Port ${port} is taken. Choose another one with --port N.`) : error),
		);
		server.listen(port, resolve);
	});
}

function close(server: Server): Promise<void> {
	server.closeAllConnections();
	return new Promise((resolve) => server.close(() => resolve()));
}
