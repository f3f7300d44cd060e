import { isLang, type Lang } from "./languages.ts";
import { isListOf, isNumber, isOneOf, isRecord, isShaped, isText } from "./shapes.ts";

/**
 * A part of the site that is fetched in one request and kept whole, to be read without a network. Its address holds a hash of
 * what it holds. `lang` is null where every language needs it; `bytes` is what fetching it costs, compressed; `pages` is how
 * many pages it holds. `first` tells that one visit keeps it, without being asked.
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

/** What a pack's file holds: files of the site by their address, as text, or as base64 where they are none. */
export type PackContents = Record<string, string | { base64: string }>;

/**
 * What a worker was built with: the address of the app's script, and all packs, the most needed first. `id` changes with any of
 * them.
 */
export type Release = { id: string; app: string; packs: Pack[] };

/** Whether what came is what a worker tells of its release. */
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
 * A pack as `sw.js` lists it, in brief, for a large site has many: the name of its file without the ending, which is that of the
 * pack and, after a dot, the SHA-256 of its bytes as base64url.
 */
export type PackLine = readonly [file: string, bytes: number, lang: Lang | null, pages: number, first: boolean];

/** Reads a line of `sw.js`. */
export function readPackLine([file, bytes, lang, pages, first]: PackLine): Pack {
	const [name = "", hash = ""] = file.split(".");
	const integrity = `sha256-${hash.replaceAll("-", "+").replaceAll("_", "/")}=`;
	return { name, url: `/packs/${file}.json`, integrity, bytes, lang, pages, first };
}

/** Where browsers find what the site is when it is installed. */
export const webManifestPath = "/manifest.webmanifest";

/** Colours of the paper, in which browsers paint their own frame. The same as in the style sheet. */
export const themeColours = { light: "#f9f7ee", dark: "#0d1913" } as const;

/** Where the worker is. The address never changes: browsers ask there for the next one. */
export const workerPath = "/sw.js";

/** The one policy of Trusted Types that the site allows itself: it names the worker's address. */
export const trustedTypesPolicy = "worker";

/** Where a worker tells what its release is made of. No file: without a worker nothing can be kept. */
export const releasePath = "/packs/release.json";

/** The document that is shown where a page itself cannot be had; the app fills it from the packs. */
export const offlineShellPath = "/shell.html";

/** By this header a request for data says which app asks, by the address of its script: data of one release suits its app. */
export const appHeader = "X-App";

/** By this status a worker says that data is not kept, and that the host, which has another release, would mix the two. */
export const otherReleaseStatus = 409;

/** What a page says to a worker that waits: the visitor wants it, or it may come if it disturbs nobody. */
export type ToWorker = { type: "accept" } | { type: "come-if-alone"; app: string };

/** Whether a message is one of these: anybody on the page may send some. */
export function isToWorker(message: unknown): message is ToWorker {
	if (!isRecord(message)) return false;
	return message["type"] === "accept" || (message["type"] === "come-if-alone" && isText(message["app"]));
}

/** What a worker says to pages. */
export type FromWorker = { type: "no-room" };

/** Whether a message is one of these. */
export const isFromWorker = isShaped<FromWorker>({ type: isOneOf(["no-room"]) });

/** Name of the cache that keeps a pack. */
export function packCache({ url }: Pick<Pack, "url">): string {
	return `pack ${url}`;
}

/** The name of the pack that a cache keeps, of whatever release; undefined where it keeps none. */
export function packNameIn(cache: string): string | undefined {
	return /^pack \/packs\/([^.]+)\./.exec(cache)?.[1];
}

/** Caches beside the packs': single pages that were saved, languages that are to be kept, photos that were seen. */
export const cacheNames = { savedPages: "saved-pages", wantedLanguages: "wanted-languages", photos: "photos" } as const;

/** A photo comes in several sizes, of which a pack holds one, under the name that they share: `a.1f-480.avif` → `a.1f.webp`. */
export function keptPhotoPath(path: string): string {
	return path.replace(/-\d+\.\w+$/, ".webp");
}

/** Numbers of the offline app. Names carry the unit. */
export const offline = {
	/**
	 * A host that has not answered by then is taken for lost, and what is kept is shown; for so long it is not asked first. Below
	 * three seconds, because the app needs some time too, and content is to be there within three and a half.
	 */
	networkTimeoutMs: 2500,
	networkLostMs: 30_000,
	/** So many files go into one pack at most, and so many bytes: about 1.5 MB as they are sent. */
	pagesPerPack: 250,
	bytesPerPack: 6_000_000,
	/** Pages and photos that were seen are kept up to this many, for so long after they were last seen. */
	seenPages: { entries: 60, days: 30 },
	seenPhotos: { entries: 120, days: 60 },
	/** What one visit may keep without being asked: requests, bytes as they are sent; so many of these for the tools. */
	firstInstall: { requests: 20, bytes: 2_500_000, toolBytes: 100_000 },
	/** How often a visible page asks for a new version; after failures it waits twice as long, up to the last. */
	updateCheckMs: 60_000,
	updateBackoffMaxMs: 900_000,
	/** How often a worker looks whether what it keeps is whole, and at how many files of a pack. */
	soundnessCheckMs: 60_000,
	soundnessSample: 5,
} as const;
