import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Where a server listens: a socket by its path, or a port of this machine. */
export type Place = string | { port: number };

/** An answer in full; names of headers are in lower case. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends one request, with its address as it stands here: browsers and `fetch` would tidy it up first. */
export async function send(
	place: Place,
	method: string,
	path: string,
	headers: Record<string, string> = {},
	sending?: string | Uint8Array,
): Promise<Answer> {
	const at = typeof place === "string" ? { socketPath: place } : { host: "127.0.0.1", port: place.port };
	const sent = request({ ...at, method, path, headers: { Host: "pousse.example", ...headers }, agent: false });
	sent.end(sending);
	const [answer] = (await once(sent, "response")) as [IncomingMessage];
	const body = await buffer(answer);
	const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
	return { status: answer.statusCode ?? 0, headers: Object.fromEntries(received), body };
}

/** A hash of what a body says, whatever it was compressed with. */
export function hashOf({ headers, body }: Answer): string {
	const encoding = headers["content-encoding"];
	const plain = encoding === "gzip" ? gunzipSync(body) : encoding === "br" ? brotliDecompressSync(body) : body;
	return createHash("sha256").update(plain).digest("hex").slice(0, 12);
}
