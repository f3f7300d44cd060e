import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readHeadersFile, ruleForAll } from "#scripts/build/hosts/headers.ts";
import { serveSite } from "#scripts/build/preview/serve-site.ts";
import { type Answer, hashOf, type Place, send } from "../../../support/answers.ts";
import { builtSmallSite, pathUrl } from "../../../support/deploys.ts";
import { fileFolder } from "../../../support/folders.ts";
import { answers, type Expected } from "../../../support/host-answers.ts";
import { startCaddy, startNginx } from "../../../support/web-servers.ts";

/*
 * `host-answers.ts` says what every host answers; nginx, Caddy and the preview are asked for all of it, of a site at the root and of one
 * below a path.
 */
const home = fileFolder();

/** A site on one of the servers: `base` is the path that it stands below, `root` the folder that stands for the root of the host. */
type Served = { name: string; base: string; root: string };

const served: Served[] = ["nginx", "Caddy", "the preview"].flatMap((name) => [
	{ name, base: "", root: join(home, "dist") },
	{ name, base: new URL(pathUrl).pathname, root: join(home, "host") },
]);
const servers = new Map<Served, { place: Place; close(): Promise<void> }>();

beforeAll(async () => {
	for (const { base, root } of served.slice(0, 2)) {
		const dir = root + base;
		mkdirSync(dirname(dir), { recursive: true });
		cpSync(await builtSmallSite(base === "" ? undefined : pathUrl), dir, { recursive: true });
		// The small site has no dashboard of its own.
		mkdirSync(join(dir, "en"), { recursive: true });
		copyFileSync(join(dir, "en", "about.html"), join(dir, "en", "dashboard.html"));
		copyFileSync(join(dir, "en", "about.json"), join(dir, "en", "dashboard.json"));
	}
	// What lies beside a site is nobody's business.
	writeFileSync(join(home, "host", "secret.html"), "secret");
	writeFileSync(join(home, "host", "secret.txt"), "secret");
	for (const site of served) servers.set(site, await start(site));
}, 240_000);
afterAll(async () => {
	await Promise.all([...servers.values()].map(({ close }) => close()));
});

async function start({ name, base, root }: Served): Promise<{ place: Place; close(): Promise<void> }> {
	if (name === "nginx") return startNginx(root, join(root + base, "_nginx.conf"), {});
	if (name === "Caddy") return startCaddy(root, join(root + base, "_Caddyfile"), {});
	const preview = await serveSite(root + base, 0);
	return { place: { port: Number(new URL(preview.url).port) }, close: preview.close };
}

test.each(served)("$name at «$base» answers each address completely, and like all other hosts (R14.3, R14.4)", async (site) => {
	const found = await Promise.all(answers.map(async ([request]) => [request, ...(await tell(site, request))]));
	expect(found).toEqual(
		answers.map(([request, expected, body]) => {
			const line = expected.status === 405 ? "Method not allowed" : "Not found";
			const content = body === null ? Buffer.from(line) : readFileSync(join(site.root + site.base, resolve(body, site)));
			const location = expected.location && site.base + expected.location;
			return [request, { ...expected, location }, expected.status === 301 ? null : sha(content)];
		}),
	);
});

test.each(served)("$name at «$base» sends every header of the table with every response (R14.3, R14.4)", async (site) => {
	const rules = readHeadersFile(readFileSync(join(site.root + site.base, "_headers"), "utf8"));
	const everywhere = ruleForAll(rules)?.headers ?? {};
	expect(Object.keys(everywhere)).toContain("Content-Security-Policy");
	for (const [request] of answers) {
		const { headers } = await ask(site, request, "gzip");
		const sent = Object.keys(everywhere).map((header) => [header, headers[header.toLowerCase()]]);
		expect([request, Object.fromEntries(sent)]).toEqual([request, everywhere]);
	}
});

test.each(served)(
	"$name at «$base» answers conditional requests with 304, also for precompressed variants (R14.3)",
	async (site) => {
		for (const address of ["/en/about", "/en/about.json", "/assets/<app>.js", "/packs/<tools>.json"])
			for (const encoding of ["identity", "gzip", "br"]) {
				const first = await ask(site, address, encoding);
				const again = await ask(site, address, encoding, { "If-None-Match": first.headers["etag"] ?? "" });
				expect([address, encoding, again.status, again.body.length]).toEqual([address, encoding, 304, 0]);
			}
	},
);

test.each(served)("$name at «$base» answers HEAD like GET, without the body (R14.3)", async (site) => {
	for (const [request, { status, type }] of answers.filter(([address]) => address.startsWith("/"))) {
		const { headers, body, status: answered } = await ask(site, `HEAD ${request}`, "identity");
		expect([request, answered, body.length]).toEqual([request, status, 0]);
		if (type !== null) expect([request, headers["content-type"]]).toEqual([request, type]);
	}
});

test.each([
	["br;q=0, gzip", "gzip"],
	["gzip;q=0.5, br;q=1.0", "br"],
	["gzip, deflate, br, zstd", "br"],
	["brotli-like", undefined],
	["deflate", undefined],
])(
	"nginx, which has no Brotli module, sends a client that accepts «%s» a precompressed variant as %s (R14.3)",
	async (accepted, encoding) => {
		const [nginx] = served;
		if (!nginx) throw new Error("nginx is not served");
		expect((await ask(nginx, "/assets/<app>.js", accepted)).headers["content-encoding"]).toBe(encoding);
	},
);

// No file system and no parser has a place for these; hosts refuse them in words of their own.
test.each(served)("$name at «$base» never fails on a malformed address (R14.3)", async (site) => {
	for (const address of ["/about%00", "/en/%00", "/%", "/%zz", "/%ff", "/%2e%2e/%2e%2e/etc/passwd", `/${"a".repeat(12_000)}`]) {
		const { status } = await ask(site, address, "gzip");
		expect([address, [400, 404, 414]]).toEqual([address, expect.arrayContaining([status])]);
	}
});

async function tell(site: Served, request: string): Promise<[Expected, string | null]> {
	const [gzip, both] = [await ask(site, request, "gzip"), await ask(site, request, "gzip, br")];
	const { status, headers } = gzip;
	const encodings = [gzip, both].map((answer) => answer.headers["content-encoding"] ?? null);
	const [own, best] = encodings;
	for (const answer of [gzip, both])
		if (answer.headers["content-encoding"]) expect([request, answer.headers["vary"]]).toEqual([request, "Accept-Encoding"]);
	const expected: Expected = {
		status,
		type: status === 301 ? null : (headers["content-type"] ?? null),
		cache: headers["cache-control"] ?? "",
		location: headers["location"] ?? null,
		// nginx answers what is missing as its page, which says by itself that it is not to be found.
		robots: status === 404 ? null : (headers["x-robots-tag"] ?? null),
		allow: headers["allow"] ?? null,
		kept: "etag" in headers,
		gzip: own ?? null,
		brotli: best && !/^\/(?:assets|packs)\//.test(request) ? "on the way" : (best ?? null),
	};
	return [expected, status === 301 ? null : hashOf(gzip)];
}

function ask(site: Served, request: string, encoding: string, headers: Record<string, string> = {}): Promise<Answer> {
	const server = servers.get(site);
	if (!server) throw new Error(`${site.name} has not started`);
	const [method = "", address = ""] = request.startsWith("/") ? ["GET", request] : request.split(" ");
	return send(server.place, method, site.base + resolve(address, site), { "Accept-Encoding": encoding, ...headers });
}

/** `assets/<app>.js` → `assets/app-BusDOhPY.js`. */
function resolve(address: string, { root, base }: Served): string {
	return address.replace(/\b(\w+)\/<([\w-]+)>\.(\w+)/, (_, folder, stem, ending) => {
		const found = readdirSync(join(root + base, folder)).find((name) => name.startsWith(stem) && name.endsWith(`.${ending}`));
		if (!found) throw new Error(`there is no ${address}`);
		return `${folder}/${found}`;
	});
}

test.each(served.filter(({ base }) => base !== ""))(
	"$name redirects to the path of $base, and serves nothing outside it (R14.4)",
	async (site) => {
		const server = servers.get(site);
		if (!server) throw new Error(`${site.name} has not started`);
		const to = async (address: string) => {
			const { status, headers, body } = await send(server.place, "GET", address, {});
			return { status, location: headers["location"] ?? null, secret: body.includes("secret") };
		};
		expect(await to(`${site.base}?a=b`)).toEqual({ status: 301, location: `${site.base}/?a=b`, secret: false });
		const beside = [
			"/",
			"/secret",
			"/secret.html",
			"/secret.txt",
			"/about",
			"/en/about",
			"/sites",
			"/sites/",
			"/sites/pousseXv2/about",
		];
		for (const address of [...beside, `${site.base}x/about`, `${site.base}/../../secret`])
			expect([address, await to(address)]).toEqual([address, { status: 404, location: null, secret: false }]);
	},
);

function sha(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}
