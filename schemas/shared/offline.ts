import { isLang, type Lang } from "./languages.ts";
import { isListOf, isNumber, isOneOf, isRecord, isShaped, isText } from "./shapes.ts";

/**
 * A part of the site that is fetched in one request and stored whole for offline reading. Its address contains a hash of its
 * contents. `lang` is null if every language needs it; `bytes` is its compressed size; `pages` is its number of pages. `first`
 * marks packs stored on the first visit, without being requested.
 */
export type Pack = {
	name: string;
	url: string;
	integrity: string;
	bytes: number;
	lang: Lang | null;
	pages: number;
	first: boolean;
};

/** The contents of a pack's file: files of the site by address, as text, or as base64 if binary. */
export type PackContents = Record<string, string | { base64: string }>;

/**
 * A file of the app that a visit stores: its address relative to the worker, its version (null where the address has a hash in it), and the
 * hash of its contents.
 */
export type AppFile = { url: string; revision: string | null; integrity: string };

/** Name of the cache of these files. */
export const appCache = "app";

/**
 * The release a worker was built with: the address of the app's script, and all packs, the most needed first. `id` changes with any
 * of them.
 */
export type Release = { id: string; app: string; packs: Pack[] };

/** Whether a value is a worker's description of its release. */
export const isRelease = isShaped<Release>({
	id: isText,
	app: isText,
	packs: isListOf(
		isShaped<Pack>({
			name: isText,
			url: isText,
			integrity: isText,
			bytes: isNumber,
			lang: (value): value is Lang | null => value === null || isLang(value),
			pages: isNumber,
			first: (value) => typeof value === "boolean",
		}),
	),
});

/**
 * A pack as listed in `sw.js`, in a compact form, because a large site has many: the file name without the extension, which
 * consists of the pack's name, a dot and the SHA-256 of its bytes as base64url.
 */
export type PackLine = readonly [file: string, bytes: number, lang: Lang | null, pages: number, first: boolean];

/** Expands a line of `sw.js`. */
export function readPackLine([file, bytes, lang, pages, first]: PackLine): Pack {
	const [name = "", hash = ""] = file.split(".");
	const integrity = `sha256-${hash.replaceAll("-", "+").replaceAll("_", "/")}=`;
	return { name, url: `/packs/${file}.json`, integrity, bytes, lang, pages, first };
}

/** Address of the web app manifest. */
export const webManifestPath = "/manifest.webmanifest";

/** Background colours of the themes, for the browser's own interface. The same as in the style sheet. */
export const themeColours = { light: "#f9f7ee", dark: "#0d1913" } as const;

/** Address of the worker. It never changes: browsers check it for updates. */
export const workerPath = "/sw.js";

/** The only Trusted Types policy of the site: it allows the worker's address. */
export const trustedTypesPolicy = "worker";

/** Address at which the worker describes its release. Not a file: without a worker nothing can be stored. */
export const releasePath = "/packs/release.json";

/** Address of the document that is shown when a page is not available; the app fills it in from the packs. */
export const offlineShellPath = "/shell";

/** Request header with the address of the app's script: data must come from the same release as the app that requests it. */
export const appHeader = "X-App";

/**
 * Status with which a worker answers that the data is not stored, and that the host has another release, whose data must not be
 * mixed with it.
 */
export const otherReleaseStatus = 409;

/** Messages of a page to a waiting worker: activate because the visitor accepted, or activate if no other page is open. */
export type ToWorker = { type: "accept" } | { type: "come-if-alone"; app: string };

/** Whether a message is one of these: other scripts may send messages too. */
export function isToWorker(message: unknown): message is ToWorker {
	if (!isRecord(message)) return false;
	return message["type"] === "accept" || (message["type"] === "come-if-alone" && isText(message["app"]));
}

/** Messages of a worker to pages. */
export type FromWorker = { type: "no-room" };

/** Whether a message is one of these. */
export const isFromWorker = isShaped<FromWorker>({ type: isOneOf(["no-room"]) });

/** Name of the cache of a pack. */
export function packCache({ url }: Pick<Pack, "url">): string {
	return `pack ${url}`;
}

/** The name of the pack in a cache, of any release; undefined for other caches. */
export function packNameIn(cache: string): string | undefined {
	return /^pack \/packs\/([^.]+)\./.exec(cache)?.[1];
}

/** Other caches than those of packs: saved pages, languages to store, photos that were viewed. */
export const cacheNames = { savedPages: "saved-pages", wantedLanguages: "wanted-languages", photos: "photos" } as const;

/** Photos have several sizes, of which a pack contains one, under the name they share: `a.1f-480.avif` → `a.1f.webp`. */
export function packedPhotoPath(path: string): string {
	return path.replace(/-\d+\.\w+$/, ".webp");
}

/** Constants of the offline app. Names include the unit. */
export const offline = {
	/**
	 * A host that has not answered by then is considered unreachable and stored content is shown; for `networkLostMs` stored content
	 * is then tried first. Below three seconds, because the app needs some time too and content must be shown within three and a half.
	 */
	networkTimeoutMs: 2500,
	networkLostMs: 30_000,
	/** Most files and bytes of one pack: about 1.5 MB compressed. */
	pagesPerPack: 250,
	bytesPerPack: 6_000_000,
	/** Number of visited pages and viewed photos that are kept, and for how long after the last visit. */
	seenPages: { entries: 60, days: 30 },
	seenPhotos: { entries: 120, days: 60 },
	/** What the first visit may store without being asked: requests, compressed bytes; `toolBytes` of these for the tools. */
	firstInstall: { requests: 20, bytes: 2_500_000, toolBytes: 150_000 },
	/** Interval at which a visible page checks for a new version; it doubles after failures, up to the maximum. */
	updateCheckMs: 60_000,
	updateBackoffMaxMs: 900_000,
	/** Interval at which a worker verifies its stored files, and the number of files checked per pack. */
	integrityCheckMs: 60_000,
	integritySample: 5,
} as const;
