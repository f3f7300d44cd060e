import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { langs } from "#schemas/spec/languages.ts";
import { pinPath } from "#schemas/spec/url.ts";
import { serveSite } from "#scripts/preview/serve-site.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { ask, startCaddy, startNginx, type WebServer } from "../../support/web-servers.ts";

/*
 * The site as the build leaves it, on the servers that it writes files for. Addresses are sent as they stand here, by hand:
 * browsers and `fetch` would tidy them up first.
 */
const dir = join(mkdtempSync(join(tmpdir(), "pousse-hosts-")), "dist");
const servers: Record<"nginx" | "Caddy" | "the preview", WebServer | null> = { nginx: null, Caddy: null, "the preview": null };
const names = ["nginx", "Caddy", "the preview"] as const;
let pages: string[];

const serverOf = (name: (typeof names)[number]) => {
	const server = servers[name];
	if (!server) throw new Error(`${name} has not started`);
	return server;
};

beforeAll(async () => {
	await buildSmallSite(dir);
	const routes: { path: string }[] = JSON.parse(readFileSync(join(dir, "routes.json"), "utf8"));
	pages = routes.flatMap(({ path }) => [path, ...langs.map((lang) => pinPath(path, lang))]);
	const preview = await serveSite(dir, 0);
	servers.nginx = await startNginx(dir, join(dir, "_nginx.conf"), {});
	servers.Caddy = await startCaddy(dir, join(dir, "_Caddyfile"), {});
	const { port } = new URL(preview.url);
	servers["the preview"] = { ask: (address) => ask({ port: Number(port) }, address), close: preview.close };
});
afterAll(async () => {
	await Promise.all(names.map((name) => servers[name]?.close()));
	rmSync(join(dir, ".."), { recursive: true });
});

test.each(names)("R17.9 %s: a page with a slash at the end leads to the page, whatever was asked of it", async (name) => {
	const { ask } = serverOf(name);
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
	"/guides/",
	"/assets/",
	"/images/",
	"/nulle-part/",
	"/index.html/",
	"/about.html/",
	"/_headers/",
];

test.each(names)("R17.9 %s: no address leads to another site", async (name) => {
	const { ask } = serverOf(name);
	const found = await Promise.all(elsewhere.map(async (address) => [address, (await ask(address)).location]));
	expect(found.filter(([, location]) => location !== null)).toEqual([]);
});

test.each(names)("R17.9 %s: many slashes lead to a page of this site or nowhere", async (name) => {
	const { ask } = serverOf(name);
	for (const address of ["//about/", "///about/", "/about//", "//en/about//", "//en//about/", "/./about/", "/fr/../about/", "/%2fabout/"])
		expect([address, [null, "/about", "/en/about"]]).toEqual([
			address,
			expect.arrayContaining([(await ask(address)).location]),
		]);
});

test.each(names)("R17.9 %s: whatever the address, it leads to an address of this site or nowhere", async (name) => {
	const { ask } = serverOf(name);
	const parts = ["/", "//", "\\", "%5c", "%2f", "%09", "%0d%0a", "%00", "%", ".", "..", "evil.example", "about", "en", "blog", "?", "@", ":", "{env.HOME}", "$uri", "*"];
	await fc.assert(
		fc.asyncProperty(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), async (chosen) => {
			const { location } = await ask(`/${chosen.join("")}/`);
			if (location !== null) expect(pages).toContain(location.replace(/\?.*/, ""));
		}),
		{ numRuns: 300 },
	);
});
