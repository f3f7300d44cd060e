import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Bytes of one page of a built site: its document and styles, which block the first paint, and its scripts. */
export type Weight = { html: Sizes; css: Sizes; boot: Sizes; scripts: Sizes };
export type Sizes = { raw: number; gzip: number; brotli: number };

/** Limits for the scripts of an article, in bytes after gzip: before the page is idle (`boot`), and in total (`scripts`). */
export const scriptLimits = { boot: 2048, scripts: 153_600 } as const;

/**
 * Weighs a page by the files that its HTML references: `boot` is the inline script in its head and the script elements, `scripts`
 * the whole app, which is loaded when the page is idle.
 */
export function weighPage(dir: string, file: string): Weight {
	const html = readFileSync(join(dir, file), "utf8");
	const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
	const [, app = ""] = /data-app="([^"]+)"/.exec(html) ?? [];
	const [, boot = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
	const named = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
	const [, parts = ""] = /data-parts="([^"]+)"/.exec(html) ?? [];
	const scripts = [app, ...parts.split(" ")];
	return {
		html: sizes(html),
		css: sum(styles.map((path) => sizes(readFileSync(join(dir, path), "utf8")))),
		boot: sum([sizes(boot), ...named.map((path) => sizes(readFileSync(join(dir, path), "utf8")))]),
		scripts: sum(scripts.map((path) => sizes(readFileSync(join(dir, path), "utf8")))),
	};
}

function sizes(text: string): Sizes {
	return {
		raw: Buffer.byteLength(text),
		gzip: gzipSync(text, { level: 9 }).length,
		brotli: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
	};
}

function sum(all: Sizes[]): Sizes {
	return all.reduce(
		(total, each) => ({ raw: total.raw + each.raw, gzip: total.gzip + each.gzip, brotli: total.brotli + each.brotli }),
		{ raw: 0, gzip: 0, brotli: 0 },
	);
}
