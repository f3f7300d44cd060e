import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { checkSite } from "#scripts/build/audit/check-site.ts";
import { readRedirectsFile } from "#scripts/build/hosts/redirects-file.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { builtSmallSite, pathUrl } from "./support/deploys.ts";
import { fileFolder } from "./support/folders.ts";
import { english } from "./support/in-english.ts";

/* The small site, built for a path of a host that has other sites beside it. */
const base = new URL(pathUrl).pathname;
const dir = join(fileFolder(), "dist");
let files: string[];
let redirects: Map<string, string>;

const read = (file: string) => readFileSync(join(dir, file), "utf8");
const filesThat = (end: string) => files.filter((file) => file.endsWith(end));

beforeAll(async () => {
	cpSync(await builtSmallSite(pathUrl), dir, { recursive: true });
	files = listFiles(dir);
	redirects = new Map(readRedirectsFile(read("_redirects")).map(({ from, to }) => [from, to]));
}, 240_000);

/** What is wrong with the path of a URL of ours: it stands elsewhere on the host, or nothing is there. */
function faultOf(url: string): string | null {
	const pathname = decodeURI(url.replace(/[?#].*$/s, ""));
	if (redirects.has(pathname)) return null;
	if (!pathname.startsWith(`${base}/`)) return `${url} is not below ${base}`;
	const address = pathname.slice(base.length);
	const file = address === "/" ? "index.html" : /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}.html`;
	return files.includes(file) ? null : `${url} leads to no file`;
}

/** Of URLs in files, those at which something is wrong, with their file. */
function faultsIn(names: readonly string[], urlsIn: (text: string) => string[]): string[] {
	const urls = names.flatMap((file) => [...new Set(urlsIn(read(file)))].map((url) => ({ file, url })));
	expect(urls.length).toBeGreaterThan(0);
	return urls.flatMap(({ file, url }) => {
		const fault = faultOf(url);
		return fault === null ? [] : [`${file}: ${fault}`];
	});
}

const named =
	/\b(?:href|src|srcset|imagesrcset|action|poster|data-(?:app|parts|offline|guarded))="([^"]*)"|content="\d+; url=([^"]*)"/g;

/** Every URL on the same host that a document names by its path: a list of pictures, or of scripts, has several. */
function namedIn(html: string): string[] {
	return [...html.matchAll(named)]
		.flatMap(([, list, target]) => (list ?? target ?? "").split(/,? /))
		.filter((url) => url.startsWith("/"));
}

/** Every whole URL of this host that a text names. */
function wholeIn(text: string): string[] {
	return [...text.matchAll(/https:\/\/garden\.example([^\s"'<>)\]{\\,&]*)/g)].map(([, path = ""]) =>
		path === base ? `${path}/` : path,
	);
}

test("every link, picture, script, style sheet and redirect of a site below a path points below that path and exists (R14.4)", () => {
	expect(faultsIn(filesThat(".html"), namedIn)).toEqual([]);
});

test("feeds, sitemap, robots.txt, llms.txt, open data, canonical and social addresses point below the path and exist (R14.4)", () => {
	const texts = files.filter((file) => /\.(?:html|xml|txt|md|csv)$|^[a-z]{2}\/feed\.json$|^data\/plants/.test(file));
	const mentioning = texts.filter((file) => wholeIn(read(file)).length > 0);
	expect(mentioning).toEqual(
		expect.arrayContaining(["sitemap.xml", "robots.txt", "llms.txt", "fr/rss.xml", "fr/feed.json", ".well-known/security.txt"]),
	);
	expect(faultsIn(mentioning, wholeIn)).toEqual([]);
});

test("the web app manifest has its start, scope, icons and shortcuts below the path (R14.4)", () => {
	const { id, scope, start_url, icons, shortcuts } = JSON.parse(read("manifest.webmanifest"));
	expect({ id, scope, start_url }).toEqual({ id: `${base}/`, scope: `${base}/`, start_url: `${base}/` });
	const urls: string[] = [...icons.map(({ src }: { src: string }) => src), ...shortcuts.map(({ url }: { url: string }) => url)];
	expect(urls.length).toBeGreaterThan(4);
	expect(urls.flatMap((url) => faultOf(url) ?? [])).toEqual([]);
});

test("redirects start and end below the path (R14.4)", () => {
	expect(redirects.size).toBeGreaterThan(0);
	for (const [from, to] of redirects) {
		expect(from.startsWith(`${base}/`), from).toBe(true);
		if (to.startsWith("/")) expect(faultOf(to)).toBe(null);
	}
});

test("style sheets and scripts load fonts and chunks from below the path (R14.4)", () => {
	const fonts = filesThat(".css").flatMap((file) => [...read(file).matchAll(/url\((\/[^)]*)\)/g)].map(([, url = ""]) => url));
	expect(fonts.length).toBeGreaterThan(0);
	expect(fonts.flatMap((url) => faultOf(url) ?? [])).toEqual([]);
	const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
	expect(scripts.filter((file) => /["'`]\/assets\//.test(read(file)))).toEqual([]);
});

test("headers apply only to addresses below the path (R14.4)", () => {
	const matches = read("_headers").match(/^\/.*$/gm) ?? [];
	expect(matches.length).toBeGreaterThan(3);
	expect(matches.filter((match) => !match.startsWith(`${base}/`))).toEqual([]);
});

test("the check of the finished site reports addresses outside the path (R14.4, R16.5)", () => {
	const before = read("about.html");
	const link = /<a [^>]*href="([^"]+\/blog)"/.exec(before)?.[1] ?? "";
	const icon = `href="${base}/favicon.svg"`;
	writeFileSync(
		join(dir, "about.html"),
		before.replaceAll(`href="${link}"`, 'href="/blog"').replace(icon, 'href="/favicon.svg"'),
	);
	const inlineScripts = [...before.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
	const { diagnostics } = checkSite(dir, {
		baseUrl: pathUrl,
		contentDir: dir,
		inlineScripts,
		expected: new Map(),
		known: new Map(),
		last: null,
		memo: (_, read) => read(),
	});
	expect(diagnostics.map(({ code, message }) => [code, english(message)])).toEqual([
		["page-link", 'On /about, a link leads to "/blog", where there is no page.'],
		["page-asset", 'The page /about needs "/favicon.svg", which is missing from the site.'],
	]);
});
