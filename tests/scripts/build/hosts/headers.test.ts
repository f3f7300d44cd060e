import { expect, test } from "vitest";
import { siteConfig } from "#schemas/content/site-config.ts";
import { langs } from "#schemas/shared/languages.ts";
import { headerRules, headersFor, readHeadersFile, writeHeadersFile } from "#scripts/build/hosts/headers.ts";

const hashes = ["'sha256-lFhPWT5kRJHbn6nVZcFpPGIAPQmtLwEkIpqOjDvbJSs='", "'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='"];
const rules = headerRules(hashes, { newsletter: null, reports: null });
const page = headersFor(rules, "/blog/ficus-lyrata");

/** The content security policy, a list of words per directive. */
const policy = Object.fromEntries(
	(page["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
		const [name = "", ...values] = directive.split(" ");
		return [name, values];
	}),
);

test("the policy allows nothing by default (R14.3)", () => {
	expect(policy).toEqual({
		"default-src": ["'none'"],
		"script-src": ["'self'", "'wasm-unsafe-eval'", ...hashes],
		"style-src": ["'self'"],
		"img-src": ["'self'"],
		"font-src": ["'self'"],
		"connect-src": ["'self'"],
		"manifest-src": ["'self'"],
		"worker-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		"frame-ancestors": ["'none'"],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["worker"],
	});
});

test.each(["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "*", "http:", "https:", "data:", "blob:"])(
	"the policy never contains %s (R14.3)",
	(word) => {
		expect(page["Content-Security-Policy"]).not.toContain(word);
	},
);

test.each([
	["X-Content-Type-Options", "nosniff"],
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
	["Cross-Origin-Opener-Policy", "same-origin"],
	["Cross-Origin-Embedder-Policy", "require-corp"],
	["Cross-Origin-Resource-Policy", "same-origin"],
	["Origin-Agent-Cluster", "?1"],
])("every address is sent with %s: %s (R14.3)", (name, value) => {
	for (const pathname of ["/", "/en/about", "/assets/app.js", "/sw.js", "/fr.json", "/nowhere"])
		expect(headersFor(rules, pathname)[name]).toBe(value);
});

test("no violations are reported unless the site configures an address (R14.3)", () => {
	expect(Object.keys(page)).not.toContain("Reporting-Endpoints");
	const reporting = headerRules(hashes, { newsletter: null, reports: "https://reports.example/pousse?a=1" });
	const sent = headersFor(readHeadersFile(writeHeadersFile(reporting)), "/");
	expect([sent["Reporting-Endpoints"], sent["Content-Security-Policy"]]).toEqual([
		'policy="https://reports.example/pousse?a=1"',
		`${page["Content-Security-Policy"]}; report-to policy`,
	]);
});

test.each([
	["https://reports.example", true],
	["https://reports.example:8443/a?b=c", true],
	["http://reports.example", false],
	["/reports", false],
	["https://reports.example@evil.example", false],
	["", false],
])("site.yaml may set the report address to %s: %s (R14.3)", (reports, may) => {
	expect(siteConfig.shape.reports.safeParse(reports).success).toBe(may);
});

test("HSTS preload is sent only if site.yaml asks for it", () => {
	const sent = (hstsPreload: boolean) =>
		headersFor(headerRules(hashes, { newsletter: null, reports: null, hstsPreload }), "/")["Strict-Transport-Security"];
	expect([sent(false), sent(true)]).toEqual([
		"max-age=63072000; includeSubDomains",
		"max-age=63072000; includeSubDomains; preload",
	]);
	expect([true, false, undefined, "yes"].map((value) => siteConfig.shape.hstsPreload.safeParse(value).success)).toEqual([
		...[true, true, true, false],
	]);
});

test("unused browser features are disabled (R14.3)", () => {
	const off = (page["Permissions-Policy"] ?? "").split(", ");
	expect(off).toEqual(expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()", "payment=()"]));
	expect(off.filter((each) => !each.endsWith("=()"))).toEqual([]);
});

test.each([
	["/assets/app-3f2a.js", "public, max-age=31536000, immutable"],
	["/assets/fonts/x.woff2", "public, max-age=31536000, immutable"],
	["/images/ficus.1a2b3c4d-800.avif", "public, max-age=31536000, immutable"],
	["/", undefined],
	["/blog", undefined],
	["/assets", undefined],
	["/sw.js", undefined],
	["/fr/assets/x.js", undefined],
	["/fr.json", undefined],
])("%s is cached with %s (R14.3)", (pathname, kept) => {
	expect(headersFor(rules, pathname)["Cache-Control"]).toBe(kept);
});

test("every address of the dashboard, in every language, is noindex (R12.1)", () => {
	for (const prefix of ["", ...langs.map((lang) => `/${lang}`)])
		for (const end of ["", ".json", "/components", "/report.json"])
			expect([prefix, end, headersFor(rules, `${prefix}/dashboard${end}`)["X-Robots-Tag"]]).toEqual([prefix, end, "noindex"]);
	for (const other of ["/", "/en", "/dashboards", "/en/blog/dashboard"])
		expect([other, headersFor(rules, other)["X-Robots-Tag"]]).toEqual([other, undefined]);
});

test("later rules win, and a rule without a star matches one address (R14.3)", () => {
	const [all, one] = [
		{ match: "/*", headers: { A: "1", B: "1" } },
		{ match: "/sw.js", headers: { B: "2" } },
	];
	expect(headersFor([all, one], "/sw.js")).toEqual({ A: "1", B: "2" });
	expect(headersFor([all, one], "/sw.js.map")).toEqual({ A: "1", B: "1" });
});

test("_headers parses back to the rules (R14.3)", () => {
	expect(readHeadersFile(writeHeadersFile(rules))).toEqual(rules);
});

test("_headers has the syntax of Netlify and Cloudflare Pages (R14.3)", () => {
	const rule = { match: "/a/*", headers: { "X-One": "1; a=b: c", "X-Two": "2" } };
	expect(writeHeadersFile([rule, { match: "/*", headers: { "X-Three": "3" } }])).toBe(
		"/a/*\n  X-One: 1; a=b: c\n  X-Two: 2\n\n/*\n  X-Three: 3\n",
	);
});

test("_headers has fewer than 100 rules, and no line longer than hosts accept (R14.3)", () => {
	const lines = writeHeadersFile(rules).split("\n");
	expect(lines.filter((line) => line.length > 2000)).toEqual([]);
	expect(rules.length).toBeLessThan(100);
});
