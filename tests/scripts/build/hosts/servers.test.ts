import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { writeCaddyFile } from "#scripts/build/hosts/caddy.ts";
import { headerRules } from "#scripts/build/hosts/headers.ts";
import { writeNginxFile } from "#scripts/build/hosts/nginx.ts";
import { serveSite } from "#scripts/build/preview/serve-site.ts";
import { type Place, send } from "../../../support/answers.ts";
import { builtSmallSite } from "../../../support/deploys.ts";
import { fileFolder } from "../../../support/folders.ts";
import { startCaddy, startNginx, type WebServer } from "../../../support/web-servers.ts";

/*
 * The site as the build leaves it, on the servers that it writes files for. Addresses are sent as they stand here, by hand:
 * browsers and `fetch` would tidy them up first.
 */
const dir = join(fileFolder(), "dist");
const servers: Record<"nginx" | "Caddy" | "the preview", WebServer | null> = { nginx: null, Caddy: null, "the preview": null };
const names = ["nginx", "Caddy", "the preview"] as const;
let pages: string[];

/** What a server says to an address as it stands: its status, and where it leads. */
async function askAt(place: Place, address: string): Promise<{ status: number; location: string | null }> {
	const { status, headers } = await send(place, "GET", address, { Cookie: "session=secret" });
	return { status, location: headers["location"] ?? null };
}

const asking = (name: (typeof names)[number]) => (address: string) => {
	const server = servers[name];
	if (!server) throw new Error(`${name} has not started`);
	return askAt(server.place, address);
};

beforeAll(async () => {
	cpSync(await builtSmallSite(), dir, { recursive: true });
	const routes: { path: string }[] = JSON.parse(readFileSync(join(dir, "routes.json"), "utf8"));
	pages = routes.flatMap(({ path }) => [path, ...langs.map((lang) => pinPath(path, lang))]);
	const preview = await serveSite(dir, 0);
	servers.nginx = await startNginx(dir, join(dir, "_nginx.conf"), {});
	servers.Caddy = await startCaddy(dir, join(dir, "_Caddyfile"), {});
	servers["the preview"] = { place: { port: Number(new URL(preview.url).port) }, close: preview.close };
});
afterAll(async () => {
	await Promise.all(names.map((name) => servers[name]?.close()));
});

test.each(names)("%s: an address with a trailing slash redirects to the page, whatever the query (R17.9)", async (name) => {
	const ask = asking(name);
	for (const path of pages.filter((each) => each !== "/")) {
		expect([path, await ask(path)]).toEqual([path, { status: 200, location: null }]);
		expect([path, await ask(`${path}/`)]).toEqual([path, { status: 301, location: path }]);
	}
	expect(await ask("/en/about/?units=f&x=//evil.example/")).toEqual({
		status: 301,
		location: "/en/about?units=f&x=//evil.example/",
	});
	expect(await ask("/")).toEqual({ status: 200, location: null });
});

/** Addresses that browsers would take for another site, were they sent back without their last slash. */
const elsewhere = [
	"/%5cevil.example/",
	"/%5Cevil.example/",
	"/\\evil.example/",
	"\\evil.example/",
	"//evil.example/",
	"///evil.example/",
	"/%2fevil.example/",
	"/%2f%2fevil.example/",
	"//evil.example/%2f..",
	"/%09/evil.example/",
	"/%09evil.example/",
	"/%0a/evil.example/",
	"/%0d%0aLocation:%20https://evil.example/",
	"/%20/evil.example/",
	"/%00/evil.example/",
	"/.//evil.example/",
	"/fr//evil.example/",
	"/fr/%5cevil.example/",
	"/fr/..//evil.example/",
	"/fr/..%5cevil.example/",
	"/fr/%2e%2e//evil.example/",
	"/%2e%2e//evil.example/",
	"/%5cabout/",
	"/\\about/",
	"/%09/about/",
	"/@evil.example/",
	"/.evil.example/",
	"https://evil.example//evil.example/",
	"/assets/",
	"/images/",
	"/nulle-part/",
	"/index.html/",
	"/about.html/",
	"/_headers/",
];

test.each(names)("%s: no address redirects to another site (R17.9)", async (name) => {
	const ask = asking(name);
	const found = await Promise.all(elsewhere.map(async (address) => [address, (await ask(address)).location]));
	expect(found.filter(([, location]) => location !== null)).toEqual([]);
});

test.each(names)("%s: repeated slashes resolve to a page of this site or to none (R17.9)", async (name) => {
	const ask = asking(name);
	for (const address of [
		"//about/",
		"///about/",
		"/about//",
		"//en/about//",
		"//en//about/",
		"/./about/",
		"/fr/../about/",
		"/%2fabout/",
	])
		expect([address, [null, "/about", "/en/about"]]).toEqual([address, expect.arrayContaining([(await ask(address)).location])]);
});

test.each(names)("%s: any address resolves to an address of this site or to none (R17.9)", async (name) => {
	const ask = asking(name);
	const parts = [
		"/",
		"//",
		"\\",
		"%5c",
		"%2f",
		"%09",
		"%0d%0a",
		"%00",
		"%",
		".",
		"..",
		"evil.example",
		"about",
		"en",
		"blog",
		"?",
		"@",
		":",
		"{env.HOME}",
		"$uri",
		"*",
	];
	await fc.assert(
		fc.asyncProperty(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), async (chosen) => {
			const { location } = await ask(`/${chosen.join("")}/`);
			if (location !== null) expect(pages).toContain(location.replace(/\?.*/, ""));
		}),
		{ numRuns: 300 },
	);
});

/** Targets that the check refuses, given to the writers all the same, and where they lead then. */
const hostile = [
	["https://x.example/{env.SECRET}", "https://x.example/%7Benv.SECRET%7D"],
	["https://x.example/{$SECRET}", "https://x.example/%7B$SECRET%7D"],
	["https://x.example/{http.request.header.Cookie}", "https://x.example/%7Bhttp.request.header.Cookie%7D"],
	["https://{system.hostname}.example/", "https://%7Bsystem.hostname%7D.example/"],
	["https://x.example/{file./etc/hostname}", "https://x.example/%7Bfile./etc/hostname%7D"],
	["https://x.example/$http_cookie$host", "https://x.example/$http_cookie$host"],
	["https://x.example/$\u007bhttp_cookie}", "https://x.example/$%7Bhttp_cookie%7D"],
	['https://x.example/" 301\nheader X "', "https://x.example/%22%20301%0Aheader%20X%20%22"],
	[
		'https://x.example/"; } location = /open { return 200; } #',
		"https://x.example/%22;%20%7D%20location%20=%20/open%20%7B%20return%20200;%20%7D%20#",
	],
	["https://x.example/\r\nSet-Cookie: session=1", "https://x.example/%0D%0ASet-Cookie:%20session=1"],
	["/\\evil.example", "/%5Cevil.example"],
	["/\t/evil.example", "/%09/evil.example"],
	["https://x.example/日本?é=%C3%A9&50%", "https://x.example/%E6%97%A5%E6%9C%AC?%C3%A9=%C3%A9&50%25"],
] as const;

test("a server reveals neither its environment nor request data, whatever the redirects contain (R17.9)", async () => {
	const redirects = hostile.map(([to], index) => ({ from: `/old-${index}`, to }));
	const environment = { SECRET: "told" };
	const [nginxFile, caddyFile] = [join(dir, "_nginx.conf"), join(dir, "_Caddyfile")];
	const rules = headerRules([], { newsletter: null, reports: 'https://x.example/$host{env.SECRET}"\\;' });
	writeFileSync(nginxFile, writeNginxFile(rules, redirects));
	writeFileSync(caddyFile, writeCaddyFile(rules, redirects));
	const nginx = await startNginx(dir, nginxFile, environment);
	onTestFinished(nginx.close);
	const caddy = await startCaddy(dir, caddyFile, environment);
	onTestFinished(caddy.close);
	for (const [index, [to, location]] of hostile.entries()) {
		expect([to, await askAt(caddy.place, `/old-${index}`)]).toEqual([to, { status: 301, location }]);
		expect([to, await askAt(nginx.place, `/old-${index}`)]).toEqual([
			to,
			{ status: 301, location: location.replaceAll("$", "%24") },
		]);
	}
	expect((await askAt(nginx.place, "/open")).status).toBe(404);
	for (const { place } of [nginx, caddy])
		expect((await send(place, "GET", "/en/about")).headers["reporting-endpoints"]).toBe(
			'policy="https://x.example/%24host%7Benv.SECRET%7D%22%5C;"',
		);
});
