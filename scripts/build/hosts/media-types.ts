/** A media type as hosts send it, and whether compressing it is worthwhile: the other formats are already compressed. */
type MediaType = { type: string; text: boolean };

const text = (type: string): MediaType => ({ type, text: true });
const binary = (type: string): MediaType => ({ type, text: false });

/**
 * The media type of every file of the site, by file extension. Needed because the hosts' own lists differ from version to version
 * (RFC 9239 for scripts, the IANA registry for the rest).
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
	// Parts of the full-text index, compressed by Pagefind.
	pagefind: binary("application/octet-stream"),
	pf_meta: binary("application/octet-stream"),
	pf_index: binary("application/octet-stream"),
	pf_fragment: binary("application/octet-stream"),
} as const satisfies Record<string, MediaType>;

/** Smaller files are sent uncompressed: the number of packets is the same. */
export const smallestCompressed = 512;

/** Types that hosts compress, without parameters. */
export function compressedTypes(): string[] {
	return Object.values(mediaTypes).flatMap(({ type, text }) => (text ? (type.split(";")[0] ?? []) : []));
}

/** Extensions of files with precompressed variants: code, style sheets, packs. */
export const precompressedEndings = ["css", "js", "json"] as const satisfies (keyof typeof mediaTypes)[];
