import { createHash } from "node:crypto";
import { EventEmitter, on } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { onTestFinished } from "vitest";
import { onceEach } from "#schemas/shared/once.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { headersFor, readHeadersFile } from "#scripts/build/hosts/headers.ts";

/**
 * What an address answers instead of its file; `delayMs` before the file or this, for ever where it is infinite. A `lost`
 * connection ends without an answer.
 */
export type Answer = {
	status?: number;
	body?: string;
	headers?: Record<string, string>;
	delayMs?: number;
	lost?: boolean;
	/** The file's contents, sent as they come. */
	parts?: Readable;
};

/** A request that the host was asked, and what it sent for it, in bytes on the wire; null while it has not answered. */
type HostRequest = { path: string; status: number | null; bytes: number };

/** A host of its own for a test: its releases, faults and end are the test's. */
export type Host = {
	url: string;
	/** All requests so far. */
	requests: HostRequest[];
	/** Sends files of this folder from now on: a deploy, whole at once. */
	serve(dir: string): void;
	/** Decides what a path answers in place of its file; nothing leaves the file. */
	answer: (path: string) => Answer | undefined;
	/** Sends the app's files so that browsers do not keep them by themselves, which would hide what is missing. */
	noStore: boolean;
	/** Ends the server as if its process were killed: nothing listens, open connections break. */
	kill(): Promise<void>;
	/** Starts it again, at the same address. */
	revive(): Promise<void>;
	/** Waits until a path is asked for that suits, from now on. */
	requested(suits: (path: string) => boolean): Promise<void>;
};

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml",
};

/** The rules of a file of headers, read once. */
const readRules = onceEach(readHeadersFile);

/** Starts a host for one test, with the headers that the site wants, as production sends them. */
export async function startHost(dir: string): Promise<Host> {
	const requests = new EventEmitter();
	const packed = new Map<string, { body: Buffer; tag: string; compressed: Buffer | null }>();
	let served = dir;
	let server = createServer(handle);
	const host: Host = {
		url: "",
		requests: [],
		serve: (next) => {
			served = next;
		},
		answer: () => undefined,
		noStore: false,
		kill: () => end(server),
		async revive() {
			server = createServer(handle);
			await listen(server, Number(new URL(host.url).port));
		},
		async requested(suits) {
			for await (const [path] of on(requests, "request")) if (suits(path)) return;
		},
	};
	await listen(server, 0);
	host.url = `http://localhost:${(server.address() as AddressInfo).port}`;
	onTestFinished(() => end(server));
	return host;

	function handle(request: IncomingMessage, response: ServerResponse): void {
		const path = decodeURI(request.url?.split(/[?#]/)[0] ?? "/");
		const entry: HostRequest = { path, status: null, bytes: 0 };
		host.requests.push(entry);
		requests.emit("request", path);
		const answer = host.answer(path);
		const respond = () => {
			if (answer?.lost) return void response.destroy();
			const { status, headers, body } = answer?.status === undefined ? fileAnswer(path, request) : plainAnswer(answer);
			Object.assign(entry, { status, bytes: body.length });
			if (answer?.parts) return void answer.parts.pipe(response.writeHead(status, headers));
			response.writeHead(status, headers).end(body);
		};
		const { delayMs = 0 } = answer ?? {};
		if (delayMs === 0) respond();
		else if (Number.isFinite(delayMs)) setTimeout(() => response.destroyed || respond(), delayMs).unref();
	}

	function fileAnswer(path: string, { headers: wants }: IncomingMessage) {
		const file = fileAt(path);
		const headers: Record<string, string> = {
			"Cache-Control": "no-cache",
			...headersFor(readRules(readFileSync(join(served, "_headers"), "utf8")), path),
			"Content-Type": types[extname(file)] ?? "application/octet-stream",
			Vary: "Accept-Encoding",
		};
		if (host.noStore && path.startsWith("/assets/")) headers["Cache-Control"] = "no-store";
		if (!existsSync(file)) {
			const page = /\.\w+$/.test(path) ? null : join(served, splitPath(path).lang ?? "", "404.html");
			headers["Cache-Control"] = "no-store";
			headers["Content-Type"] = page ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
			return { status: 404, headers, body: page ? readFileSync(page) : Buffer.from("Not found\n") };
		}
		const { body, tag, compressed } = read(file);
		headers["ETag"] = tag;
		if (wants["if-none-match"] === tag) return { status: 304, headers, body: Buffer.alloc(0) };
		if (!compressed) return { status: 200, headers, body };
		return { status: 200, headers: { ...headers, "Content-Encoding": "gzip" }, body: compressed };
	}

	function fileAt(path: string): string {
		if (path === "/") return join(served, "index.html");
		return join(served, extname(path) === "" ? `${path}.html` : path);
	}

	function read(file: string) {
		const known = packed.get(file);
		if (known) return known;
		const body = readFileSync(file);
		const tag = `"${createHash("sha1").update(body).digest("hex").slice(0, 16)}"`;
		const entry = { body, tag, compressed: existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : null };
		packed.set(file, entry);
		return entry;
	}
}

function plainAnswer({ status = 200, headers = {}, body = "" }: Answer) {
	return { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers }, body: Buffer.from(body) };
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, resolve);
	});
}

function end(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
