import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathAlone } from "../../check/redirect-source.ts";
import { type Post, wordsOf } from "./front-matter.ts";

/** A post to import: its file, and what stands in it. */
export type PostFile = Post & { file: string };

/** The folders that a file is in, from its own up, as far as the root of its site may be. */
export function foldersAbove(file: string): string[] {
	const above = [dirname(file)];
	while (above.length < 8 && dirname(above.at(-1) ?? "") !== above.at(-1)) above.push(dirname(above.at(-1) ?? ""));
	return above;
}

/** Where generators keep the address of their site. */
const settings = [
	"_config.yml",
	"_config.yaml",
	...["hugo", "config"].flatMap((name) => [".toml", ".yaml", ".yml", ".json"].map((ending) => name + ending)),
	...["mjs", "ts", "js"].map((ending) => `astro.config.${ending}`),
];

const siteAddress = /\b(?:url|baseURL|site)["']?\s*[:=]\s*["']?(https?:\/\/[^\s"',]+)/i;

/** Tells the path that a link of the post had in its site; null if it leads to another site. */
export function createOldPath(post: PostFile): (url: string) => string | null {
	const files = foldersAbove(post.file).flatMap((folder) => settings.map((name) => join(folder, name)));
	const found = files.filter((file) => existsSync(file)).map((file) => siteAddress.exec(readFileSync(file, "utf8"))?.[1]);
	const own = wordsOf(post, "canonical_url", "canonicalURL", "canonical", "permalink", "url");
	const hosts = new Set([own, ...found].flatMap((address) => hostOf(address ?? "") ?? []));
	return (url) => {
		const host = hostOf(url);
		if (host === null ? /^(?:#|[a-z][a-z\d+.-]*:)/i.test(url) : !hosts.has(host)) return null;
		return pathAlone(url.replace(/^(?:\.{1,2}\/)+/, "/").replace(/\.mdx?(?=#|$)/, ""));
	};
}

/** The host of an absolute address, which is the same with and without `www.`. */
function hostOf(url: string): string | null {
	return /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? null;
}
