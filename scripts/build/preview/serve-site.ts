import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { decodeLetters } from "#schemas/shared/url.ts";
import { msg } from "../../messages/message.ts";
import { timingsFor } from "../../project.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { readTimings } from "../../report/timings.ts";
import { stateOf } from "../../store/file-states.ts";
import { timingsFile } from "../dashboard-report.ts";
import { hostAddresses } from "../hosts/addresses.ts";
import { basePathIn, type HeaderRule, headersFor, readHeadersFile } from "../hosts/headers.ts";
import { mediaTypes, smallestCompressed } from "../hosts/media-types.ts";
import { pathnameOf } from "../hosts/pathname.ts";
import { type HostRedirect, readRedirectsFile, withQuery } from "../hosts/redirects-file.ts";

/** Address patterns that host configurations use, applied once the base path of the site has been removed. */
const addresses = hostAddresses("");

/** A running server. `url` is its address without a trailing slash. */
export type Served = { url: string; close(): Promise<void> };

/**
 * Serves a built site the way a host would, on the loopback address only: with the site's own headers and redirects, pages
 * without a file extension, a 404 page for pages and a plain 404 for files. A site built with a base path is served only below
 * it. Every request reads from disk, so a rebuilt site shows at once; while there is none, the answer is 503. Port 0 picks a free
 * port. A port in use is a UsageError.
 */
export async function serveSite(dir: string, port: number): Promise<Served> {
	if (!existsSync(join(dir, "routes.json"))) throw new UsageError(msg("usage.noSite", { dir }));
	const compress = compression({ threshold: smallestCompressed });
	const readRules = createReading(join(dir, "_headers"), readHeadersFile);
	const readRedirects = createReading(join(dir, "_redirects"), readRedirectsFile);
	const files = sirv(dir, {
		dev: true,
		etag: true,
		brotli: true,
		gzip: true,
		extensions: ["html"],
		setHeaders: (response, pathname) => response.setHeader("Content-Type", typeOf(pathname)),
		onNoMatch: (request, response) => sendMissing(dir, request, response),
	});
	const answer = (request: IncomingMessage, response: ServerResponse) => {
		const pathname = pathnameOf(request.url);
		if (pathname === null) return sendPlain(response, 400, "Bad request");
		const rules = readRules();
		setHeaders(response, rules, pathname);
		if (!/^(GET|HEAD)$/.test(request.method ?? "")) {
			response.setHeader("Allow", "GET, HEAD");
			return sendPlain(response, 405, "Method not allowed");
		}
		const base = basePathIn(rules);
		if (base !== "") {
			if (pathname === base) return redirect(response, `${base}/${queryOf(request)}`);
			if (!request.url?.startsWith(`${base}/`)) return sendPlain(response, 404, "Not found");
			request.url = request.url.slice(base.length);
		}
		const path = pathname.slice(base.length);
		const target =
			path === "/" ? undefined : (redirectTarget(request, pathname, readRedirects()) ?? withoutSlash(request, path, base, dir));
		if (target !== undefined) redirect(response, target);
		else if (path === `/${timingsFile}`) sendJson(response, readTimings(timingsFor(dir)));
		// sirv would ignore the slash.
		else if (new RegExp(addresses.hidden).test(path) || /.\/$/.test(path)) sendMissing(dir, request, response);
		else files(request, response);
	};
	const server = createServer((request, response) => {
		// The library's types expect Express's request; it also works with Node's own.
		compress(request as never, response as never, () => {
			try {
				prepareForSirv(request, response);
				answer(request, response);
			} catch (error) {
				if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
				sendPlain(response, 503, "There is no site in this folder at the moment");
			}
		});
	});
	await listen(server, port);
	const address = server.address();
	const actual = typeof address === "object" && address ? address.port : port;
	return { url: `http://localhost:${actual}${basePathIn(readRules())}`, close: () => close(server) };
}

/**
 * Makes up for what sirv 3.0.2 gets wrong. Some ranges end the process: servers may ignore ranges (RFC 9110, 14.2), and no file here is
 * so large that one is of use. A refused encoding (`br;q=0`) would be sent. A file that vanishes before it is opened ends the process.
 */
function prepareForSirv(request: IncomingMessage, response: ServerResponse): void {
	delete request.headers.range;
	const accepted = String(request.headers["accept-encoding"] ?? "").split(",");
	request.headers["accept-encoding"] = accepted
		.filter((each) => /^\s*(?:br|gzip)\s*(?!;\s*q=0(?:\.0*)?\s*$)(?:;|$)/i.test(each))
		.join();
	response.once("pipe", (file) => file.once("error", () => response.destroy()));
}

/** Returns the parsed contents of a file, parsed again when the file has changed. */
function createReading<T>(path: string, parse: (text: string) => T): () => T {
	let known: { state: string; value: T } | null = null;
	return () => {
		const state = stateOf(statSync(path));
		if (known?.state !== state) known = { state, value: parse(readFileSync(path, "utf8")) };
		return known.value;
	};
}

/** The query string, with its question mark. */
function queryOf({ url = "/" }: IncomingMessage): string {
	return /\?[^#]+/.exec(url)?.[0] ?? "";
}

function redirectTarget(request: IncomingMessage, pathname: string, redirects: readonly HostRedirect[]): string | undefined {
	const shown = decodeLetters(pathname);
	const rule = redirects.find(({ from }) => from === shown);
	return rule && withQuery(rule.to, queryOf(request));
}

/** The redirect target of an address with a trailing slash, if the page exists; keeps the query string. */
function withoutSlash(request: IncomingMessage, pathname: string, base: string, dir: string): string | undefined {
	const [, path] = new RegExp(addresses.slashedPage).exec(pathname) ?? [];
	return path === undefined || !existsSync(join(dir, `${path}.html`)) ? undefined : base + path + queryOf(request);
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], pathname: string): void {
	response.setHeader("Cache-Control", "no-cache");
	for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
}

/** An address without a file extension is a page. */
function typeOf(pathname: string): string {
	const ending = extname(pathname).slice(1);
	const types: Record<string, { type: string }> = mediaTypes;
	return (ending === "" ? mediaTypes.html.type : types[ending]?.type) ?? "application/octet-stream";
}

/** Sends JSON, such as what the last build cost on this machine, which is not part of the site. */
function sendJson(response: ServerResponse, json: string): void {
	response.setHeader("Content-Type", mediaTypes.json.type);
	response.end(json);
}

function redirect(response: ServerResponse, to: string): void {
	response.writeHead(301, { Location: to }).end();
}

/** A missing page gets the 404 page in the language of its address; a missing file gets a plain-text line. */
function sendMissing(dir: string, request: IncomingMessage, response: ServerResponse): void {
	const pathname = pathnameOf(request.url) ?? "/";
	const isFile = new RegExp(addresses.file).test(pathname) && !new RegExp(addresses.pageFile).test(pathname);
	const [, lang = ""] = new RegExp(addresses.pinned).exec(pathname) ?? [];
	if (isFile) sendPlain(response, 404, "Not found");
	else send(response, 404, mediaTypes.html.type, readFileSync(join(dir, lang, "404.html")));
}

function sendPlain(response: ServerResponse, status: number, line: string): void {
	send(response, status, mediaTypes.txt.type, line);
}

/** Sends a response that must not be cached. */
function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
	response.statusCode = status;
	response.setHeader("Cache-Control", "no-store");
	response.setHeader("Content-Type", type);
	response.end(body);
}

/** Listens on the loopback address only: unpublished content must not be reachable from other machines. */
function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(error.code === "EADDRINUSE" ? new UsageError(msg("usage.portTaken", { port })) : error),
		);
		server.listen(port, "127.0.0.1", resolve);
	});
}

function close(server: Server): Promise<void> {
	server.closeAllConnections();
	return new Promise((resolve) => server.close(() => resolve()));
}
