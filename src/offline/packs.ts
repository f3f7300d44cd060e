import type { Lang } from "#schemas/shared/languages.ts";
import { offline, type Pack, type PackContents, packCache } from "#schemas/shared/offline.ts";
import { isListOf, isText } from "#schemas/shared/shapes.ts";
import { atBase, ownCaches, ownName } from "#src/data/base.ts";
import { hashOf } from "./sha256.ts";

const isList = isListOf(isText);

/**
 * Reads the addresses of the files in a stored pack. They are stored in its cache under the pack's own URL, as the last entry. Undefined
 * if the pack is not stored completely, or this entry is damaged.
 */
async function readAddresses(pack: Pack): Promise<string[] | undefined> {
	const stored = await caches.match(pack.url, { cacheName: ownName(packCache(pack)) });
	const addresses: unknown = await stored?.json().catch(() => null);
	return isList(addresses) ? addresses : undefined;
}

/** Whether a pack is stored completely, judging by its entry of addresses. */
export async function isStored(pack: Pack): Promise<boolean> {
	return (await readAddresses(pack)) !== undefined;
}

/** Header of a stored file with the hash of its contents, taken when the pack itself had the hash that the worker names. */
const hashHeader = "X-Hash";

/**
 * Whether a stored file is what was fetched: browsers do damage some. On two busy cores this takes 1 ms for most files, and 5 ms for the
 * largest script of half a megabyte (26 November 2026).
 */
async function isSound(file: Response): Promise<boolean> {
	return file.headers.get(hashHeader) === (await hashOf(await file.clone().blob()));
}

/**
 * Fetches a pack and stores its files. The bytes must match the hash from the build. Throws a TypeError if the fetch fails or
 * does not match, a `QuotaExceededError` if storage is full; a pack that was not stored before is not stored then.
 */
export async function fetchPack(pack: Pack): Promise<void> {
	// Revalidated: if the host once answered with something else, the HTTP cache may hold that for a year.
	const response = await fetch(atBase(pack.url), { integrity: pack.integrity, cache: "no-cache" });
	if (!response.ok) throw new TypeError(`${pack.url} answers ${response.status}`);
	const contents = (await response.json()) as PackContents;
	const name = ownName(packCache(pack));
	const wasKept = await isStored(pack);
	try {
		const cache = await caches.open(name);
		const bodies = Object.entries(contents).map(([url, body]) => [url, toBlob(url, body)] as const);
		await Promise.all(bodies.map(async ([url, body]) => cache.put(url, await toResponse(body, response.headers))));
		await cache.put(pack.url, Response.json(bodies.map(([url]) => url)));
	} catch (error) {
		if (!wasKept) await caches.delete(name);
		throw error;
	}
}

/** Stores a pack unless it is stored already. Throws as `fetchPack` does. */
export async function storePack(pack: Pack): Promise<void> {
	if (!(await isStored(pack))) await fetchPack(pack);
}

/** The packs that a language needs; without one, those that every language needs. */
export function packsFor(language: Lang | null, packs: readonly Pack[]): Pack[] {
	return packs.filter(({ lang }) => lang === null || lang === language);
}

/**
 * Finds a file of the site in the stored packs; undefined if none contains it. A damaged one is deleted, so that it counts as lost: its
 * pack is then fetched again.
 */
export async function findStored(url: string, packs: readonly Pack[]): Promise<Response | undefined> {
	// A large site has many packs, of which few are stored.
	const kept = new Set(ownCaches(await caches.keys()));
	for (const pack of packs.filter((each) => kept.has(packCache(each)))) {
		const cache = await caches.open(ownName(packCache(pack)));
		const found = await cache.match(url);
		if (!found) continue;
		if (await isSound(found)) return found;
		// Meanwhile its pack may have been fetched again.
		const renewed = await cache.match(url);
		if (renewed && (await isSound(renewed))) return renewed;
		await cache.delete(url);
	}
	return undefined;
}

/**
 * Whether a stored pack still has all its files, and a random sample of them is undamaged: browsers do lose and damage
 * some.
 */
export async function isIntact(pack: Pack): Promise<boolean> {
	const cache = await caches.open(ownName(packCache(pack)));
	const urls = await readAddresses(pack);
	if (!urls) return false;
	if ((await cache.keys()).length !== urls.length + 1) return false;
	const sample = Array.from({ length: offline.integritySample }, () => urls[Math.floor(Math.random() * urls.length)] ?? "");
	const found = await Promise.all(
		sample.map(async (url) => {
			const file = await cache.match(url);
			return file !== undefined && isSound(file);
		}),
	);
	return found.every(Boolean);
}

/** Content types by file extension, as a host assigns them. */
const types: Record<string, string> = {
	js: "text/javascript",
	json: "application/json",
	svg: "image/svg+xml",
	webp: "image/webp",
};

function toBlob(url: string, body: PackContents[string]): Blob {
	const type = types[url.slice(url.lastIndexOf(".") + 1)] ?? "application/octet-stream";
	if (typeof body === "string") return new Blob([body], { type });
	return new Blob([Uint8Array.from(atob(body.base64), (char) => char.charCodeAt(0))], { type });
}

/**
 * Headers that describe the pack file itself. All others apply to every file of the host, the content security policy among
 * them.
 */
const ownHeaders = ["Cache-Control", "Content-Encoding", "Content-Length", "Content-Type", "Date", "ETag", "Last-Modified"];

async function toResponse(body: Blob, sent: Headers): Promise<Response> {
	const headers = new Headers(sent);
	for (const name of ownHeaders) headers.delete(name);
	headers.set("Content-Type", body.type);
	headers.set(hashHeader, await hashOf(body));
	return new Response(body, { headers });
}
