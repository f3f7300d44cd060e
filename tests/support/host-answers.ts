/**
 * What a host answers to an address. `kept` is whether it can be asked for again by its ETag; `gzip` and `brotli` are what it is
 * sent with to those who take gzip alone, and those who take Brotli too.
 */
export type Expected = {
	status: number;
	type: string | null;
	cache: string;
	location: string | null;
	robots: string | null;
	allow: string | null;
	kept: boolean;
	gzip: string | null;
	brotli: string | null;
};

const html = "text/html; charset=utf-8";
const plain = "text/plain; charset=utf-8";
const forEver = "public, max-age=31536000, immutable";

const nothing = { location: null, robots: null, allow: null, gzip: null, brotli: null };
const file = { ...nothing, status: 200, cache: "no-cache", kept: true };
/** Pages and data: what the host compresses itself, the one with Brotli, the other not. */
const packed = { ...file, gzip: "gzip", brotli: "on the way" };
const page = { ...packed, type: html };
const json = { ...packed, type: "application/json" };
const precompressed = { ...file, cache: forEver, gzip: "gzip", brotli: "br" };
const missing = { ...nothing, status: 404, cache: "no-store", kept: false };
const noPage = { ...missing, type: html, gzip: "gzip", brotli: "on the way" };
const noFile = { ...missing, type: plain };
const leads = (location: string) => ({ ...nothing, status: 301, cache: "no-cache", kept: false, type: null, location });
const refused = { ...noFile, status: 405, allow: "GET, HEAD" };

/**
 * The table of all hosts: a request, its answer, and the file that the body comes from, or null where it is a plain line or none.
 * Names in angle brackets stand for those that begin so and go on with a hash.
 */
export const answers: readonly (readonly [request: string, expected: Expected, body: string | null])[] = [
	["/", page, "index.html"],
	["/fr", page, "fr.html"],
	["/about", page, "about.html"],
	["/%61bout", page, "about.html"],
	["/about?units=f", page, "about.html"],
	["/about?x=/../%00", page, "about.html"],
	["/en/about", page, "en/about.html"],
	["/de/blog", page, "de/blog.html"],
	["/recherche?q=a%20b", page, "recherche.html"],
	["/shell", page, "shell.html"],
	["/dashboard/report.json", { ...json, robots: "noindex" }, "dashboard/report.json"],
	["/dashboard/pictures", { ...page, robots: "noindex" }, "dashboard/pictures.html"],
	["/en/dashboard", { ...page, robots: "noindex" }, "en/dashboard.html"],
	["/en/dashboard.json", { ...json, robots: "noindex" }, "en/dashboard.json"],
	["/fr.json", json, "fr.json"],
	["/en/about.json", json, "en/about.json"],
	["/routes.json", json, "routes.json"],
	["/search/fr.json", json, "search/fr.json"],
	["/data/shell.en.json", json, "data/shell.en.json"],
	["/sw.js", { ...packed, type: "text/javascript; charset=utf-8" }, "sw.js"],
	["/manifest.webmanifest", { ...packed, type: "application/manifest+json" }, "manifest.webmanifest"],
	["/sitemap.xml", { ...packed, type: "application/xml" }, "sitemap.xml"],
	["/favicon.svg", { ...file, type: "image/svg+xml" }, "favicon.svg"],
	["/robots.txt", { ...file, type: plain }, "robots.txt"],
	["/assets/<app>.js", { ...precompressed, type: "text/javascript; charset=utf-8" }, "assets/<app>.js"],
	["/assets/<LongRead>.css", { ...precompressed, type: "text/css; charset=utf-8" }, "assets/<LongRead>.css"],
	["/assets/<sans>.woff2", { ...file, cache: forEver, type: "font/woff2" }, "assets/<sans>.woff2"],
	["/packs/<tools>.json", { ...precompressed, type: "application/json" }, "packs/<tools>.json"],
	["/images/<plant-aloe-vera>.svg", { ...packed, cache: forEver, type: "image/svg+xml" }, "images/<plant-aloe-vera>.svg"],
	["/images/<plant-aloe-vera>.jpg", { ...file, cache: forEver, type: "image/jpeg" }, "images/<plant-aloe-vera>.jpg"],
	["/images/<arrosoir>.avif", { ...file, cache: forEver, type: "image/avif" }, "images/<arrosoir>.avif"],
	["/images/<arrosoir>.webp", { ...file, cache: forEver, type: "image/webp" }, "images/<arrosoir>.webp"],
	["/images/<icon-any>.png", { ...file, cache: forEver, type: "image/png" }, "images/<icon-any>.png"],
	["/fiches-plantes/pothos", leads("/fiches-plantes#pothos"), null],
	["/fiches-plantes/pothos?", leads("/fiches-plantes#pothos"), null],
	["/fiches-plantes/pothos?utm=1&b=%2F", leads("/fiches-plantes?utm=1&b=%2F#pothos"), null],
	["/en/fiches-plantes/pothos?units=f", leads("/en/fiches-plantes?units=f#pothos"), null],
	["/about/", leads("/about"), null],
	["/about%2f", leads("/about"), null],
	["/en/", leads("/en"), null],
	["/en/about/?a=b", leads("/en/about?a=b"), null],
	["/404", noPage, "404.html"],
	["/en/404", noPage, "en/404.html"],
	["/404.html", noPage, "404.html"],
	["/index", noPage, "404.html"],
	["/index.html", noPage, "404.html"],
	["/about.html", noPage, "404.html"],
	["/fr/about.html", noPage, "fr/404.html"],
	["/en/dashboard.html", noPage, "en/404.html"],
	["/shell.html", noPage, "404.html"],
	["/nulle-part", noPage, "404.html"],
	["/ABOUT", noPage, "404.html"],
	["/en/nowhere", noPage, "en/404.html"],
	["/en/nowhere/deeper?x=1", noPage, "en/404.html"],
	["/assets", noPage, "404.html"],
	["/caf%C3%A9", noPage, "404.html"],
	["/.git/config", noPage, "404.html"],
	[`/${"a".repeat(300)}`, noPage, "404.html"],
	[`/${"a".repeat(5000)}`, noPage, "404.html"],
	[`/${"a/".repeat(2000)}b`, noPage, "404.html"],
	["/_headers", noPage, "404.html"],
	["/%5fheaders", noPage, "404.html"],
	["/_redirects", noPage, "404.html"],
	["/_Caddyfile", noPage, "404.html"],
	["/_nginx.conf", noFile, null],
	["/_build.json", noFile, null],
	["/nowhere.json", noFile, null],
	["/en/nowhere.json", noFile, null],
	["/assets/nowhere.js", noFile, null],
	["/assets/", noFile, null],
	["/images/nowhere.avif", noFile, null],
	["/packs/release.json", noFile, null],
	["/assets/<app>.js.br", noFile, null],
	["/assets/<app>.js.gz", noFile, null],
	["/2019/05/Erste_Pflanze.html", leads("/blog"), null],
	["/de/2019/05/Erste_Pflanze.html", leads("/de/blog"), null],
	["/2019/05/Erste_Pflanze.html?from=feed", leads("/blog?from=feed"), null],
	["/2019/05/erste_pflanze.html", noPage, "404.html"],
	["/Caf%C3%A9/%C3%A9t%C3%A9", leads("/blog"), null],
	["/de/Caf%c3%a9/%c3%a9t%c3%a9", leads("/de/blog"), null],
	["/l%E2%80%99eau%E2%80%93%F0%9F%8C%B1", leads("/blog"), null],
	["/de/l%e2%80%99eau%e2%80%93%f0%9f%8c%b1", leads("/de/blog"), null],
	["POST /about", refused, null],
	["PUT /about", refused, null],
	["DELETE /en/about", refused, null],
	["PATCH /nowhere", refused, null],
	["OPTIONS /assets/<app>.js", refused, null],
	["POST /fiches-plantes/pothos", refused, null],
	["POST /about/", refused, null],
];
