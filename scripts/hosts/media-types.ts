/** A type as hosts send it, and whether files of it are worth compressing: the others are compressed by themselves. */
type MediaType = { type: string; text: boolean };

const text = (type: string): MediaType => ({ type, text: true });
const binary = (type: string): MediaType => ({ type, text: false });

/**
 * The type of every file that the site has, by the ending of its name. Hosts have lists of their own, which differ from version to
 * version (RFC 9239 for scripts, the registry of IANA for the rest).
 */
export const mediaTypes = {
	html: text("text/html; charset=utf-8"),
	css: text("text/css; charset=utf-8"),
	js: text("text/javascript; charset=utf-8"),
	txt: text("text/plain; charset=utf-8"),
	md: text("text/markdown; charset=utf-8"),
	csv: text("text/csv; charset=utf-8"),
	json: text("application/json"),
	xml: text("application/xml"),
	webmanifest: text("application/manifest+json"),
	svg: text("image/svg+xml"),
	avif: binary("image/avif"),
	jpg: binary("image/jpeg"),
	png: binary("image/png"),
	webp: binary("image/webp"),
	woff2: binary("font/woff2"),
} as const satisfies Record<string, MediaType>;

/** A file below this many bytes is sent as it is: the packets are the same. */
export const smallestCompressed = 512;

/** Types that are compressed on the way, without what stands behind a semicolon. */
export function compressedTypes(): string[] {
	return Object.values(mediaTypes).flatMap(({ type, text }) => (text ? (type.split(";")[0] ?? []) : []));
}

/** Endings of the files that come with compressed twins: code, style sheets, packs. */
export const twinEndings = ["css", "js", "json"] as const satisfies (keyof typeof mediaTypes)[];
