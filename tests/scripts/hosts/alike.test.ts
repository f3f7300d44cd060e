import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headersFor, readHeadersFile } from "#scripts/hosts/headers.ts";
import { serveSite } from "#scripts/preview/serve-site.ts";
import { type Answer, hashOf, type Place, send } from "../../support/answers.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { answers, type Expected } from "../../support/host-answers.ts";
import { startCaddy, startNginx } from "../../support/web-servers.ts";

/* `host-answers.ts` says what every host answers; nginx, Caddy and the preview are asked for all of it. */
const dir = join(mkdtempSync(join(tmpdir(), "pousse-alike-")), "dist");
const names = ["nginx", "Caddy", "the preview"] as const;
const servers = new Map<string, { place: Place; close(): Promise<void> }>();
let rules: ReturnType<typeof readHeadersFile>;

beforeAll(async () => {
	await buildSmallSite(dir);
	// The small site has no dashboard of its own.
	mkdirSync(join(dir, "en"), { recursive: true });
	copyFileSync(join(dir, "en", "about.html"), join(dir, "en", "dashboard.html"));
	copyFileSync(join(dir, "en", "about.json"), join(dir, "en", "dashboard.json"));
	rules = readHeadersFile(readFileSync(join(dir, "_headers"), "utf8"));
	const preview = await serveSite(dir, 0);
	servers.set("the preview", { place: { port: Number(new URL(preview.url).port) }, close: preview.close });
	servers.set("nginx", await startNginx(dir, join(dir, "_nginx.conf"), {}));
	servers.set("Caddy", await startCaddy(dir, join(dir, "_Caddyfile"), {}));
});
afterAll(async () => {
	await Promise.all([...servers.values()].map(({ close }) => close()));
	rmSync(join(dir, ".."), { recursive: true });
});

test.each(names)("R14.3 %s answers each address as all hosts do, and in full", async (name) => {
	const found = await Promise.all(answers.map(async ([request]) => [request, ...(await tell(name, request))]));
	expect(found).toEqual(
		answers.map(([request, expected, body]) => {
			const line = expected.status === 405 ? "Method not allowed" : "Not found";
			const said = body === null ? Buffer.from(line) : readFileSync(join(dir, resolve(body)));
			return [request, expected, expected.status === 301 ? null : sha(said)];
		}),
	);
});

test.each(names)("R14.3 %s sends every header of the table, whatever it answers", async (name) => {
	const everywhere = headersFor(
		rules.filter(({ match }) => match === "/*"),
		"/",
	);
	for (const [request] of answers) {
		const { headers } = await ask(name, request, "gzip");
		const sent = Object.keys(everywhere).map((header) => [header, headers[header.toLowerCase()]]);
		expect([request, Object.fromEntries(sent)]).toEqual([request, everywhere]);
	}
});

test.each(names)("R14.3 %s says of what is asked for again that it has not changed, twins too", async (name) => {
	for (const address of ["/en/about", "/en/about.json", "/assets/<app>.js", "/packs/<app>.json"])
		for (const encoding of ["identity", "gzip", "br"]) {
			const first = await ask(name, address, encoding);
			const again = await ask(name, address, encoding, { "If-None-Match": first.headers["etag"] ?? "" });
			expect([address, encoding, again.status, again.body.length]).toEqual([address, encoding, 304, 0]);
		}
});

test.each(names)("R14.3 %s answers HEAD as it answers GET, without the body", async (name) => {
	for (const [request, { status, type }] of answers.filter(([address]) => address.startsWith("/"))) {
		const { headers, body, status: said } = await ask(name, `HEAD ${request}`, "identity");
		expect([request, said, body.length]).toEqual([request, status, 0]);
		if (type !== null) expect([request, headers["content-type"]]).toEqual([request, type]);
	}
});

test.each([
	["br;q=0, gzip", "gzip"],
	["gzip;q=0.5, br;q=1.0", "br"],
	["gzip, deflate, br, zstd", "br"],
	["brotli-like", undefined],
	["deflate", undefined],
])("R14.3 nginx, which has no module for Brotli, sends who accepts «%s» a twin as %s", async (accepted, encoding) => {
	expect((await ask("nginx", "/assets/<app>.js", accepted)).headers["content-encoding"]).toBe(encoding);
});

// No file system and no parser has a place for these; hosts refuse them in words of their own.
test.each(names)("R14.3 %s never fails at an address that cannot be", async (name) => {
	for (const address of ["/about%00", "/en/%00", "/%", "/%zz", "/%ff", "/%2e%2e/%2e%2e/etc/passwd", `/${"a".repeat(12_000)}`]) {
		const { status } = await ask(name, address, "gzip");
		expect([address, [400, 404, 414]]).toEqual([address, expect.arrayContaining([status])]);
	}
});

async function tell(name: string, request: string): Promise<[Expected, string | null]> {
	const [gzip, both] = [await ask(name, request, "gzip"), await ask(name, request, "gzip, br")];
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

function ask(name: string, request: string, encoding: string, headers: Record<string, string> = {}): Promise<Answer> {
	const server = servers.get(name);
	if (!server) throw new Error(`${name} has not started`);
	const [method = "", address = ""] = request.startsWith("/") ? ["GET", request] : request.split(" ");
	return send(server.place, method, resolve(address), { "Accept-Encoding": encoding, ...headers });
}

/** `assets/<app>.js` → `assets/app-BusDOhPY.js`. */
function resolve(address: string): string {
	return address.replace(/(\w+)\/<([\w-]+)>\.(\w+)/, (_, folder, stem, ending) => {
		const found = readdirSync(join(dir, folder)).find((name) => name.startsWith(stem) && name.endsWith(`.${ending}`));
		if (!found) throw new Error(`there is no ${address}`);
		return `${folder}/${found}`;
	});
}

function sha(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}
