import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { defaultOutDir } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { goTo, useBrowser } from "../support/browser.ts";
import { watchedPage } from "../support/watched-page.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();
const html = await (await fetch(siteUrl)).text();
const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? "no style sheet in the page";

/** The inline scripts of every page, named in the policy by their hashes. */
const inlineHashes = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
	([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
);

/** What the policy must say of these, whatever it says of others. */
const policy = {
	"default-src": "'none'",
	"script-src": `'self' 'wasm-unsafe-eval' ${inlineHashes.join(" ")}`,
	"style-src": "'self'",
	"base-uri": "'none'",
	"frame-ancestors": "'none'",
	"require-trusted-types-for": "'script'",
	"trusted-types": "worker",
};

const headers = {
	"strict-transport-security": "max-age=63072000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy":
		"accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
};

test.each([
	["a bare page", "/", 200, "no-cache"],
	["a pinned page", "/en/about", 200, "no-cache"],
	["page data", "/en/about.json", 200, "no-cache"],
	["a hashed file", asset, 200, "public, max-age=31536000, immutable"],
	["a missing page", "/nulle-part", 404, "no-store"],
	["a missing file", "/assets/missing.js", 404, "no-store"],
	["a redirect", "/blog/monstera-albo", 301, "no-cache"],
] as const)("%s is sent with the strict headers: %s (R14.3)", async (_, address, status, caching) => {
	const response = await fetch(siteUrl + address, { redirect: "manual" });
	expect(response.status).toBe(status);
	const expected = { ...headers, "cache-control": caching };
	expect(pick(Object.fromEntries(response.headers), expected)).toEqual(expected);
	const sent = response.headers.get("content-security-policy") ?? "";
	const directives = sent.split("; ").map((directive) => directive.split(/ (.*)/).slice(0, 2));
	expect(pick(Object.fromEntries(directives), policy)).toEqual(policy);
	expect(sent.replace("'wasm-unsafe-eval'", "")).not.toContain("unsafe");
});

/** Of one table, what another one names. */
function pick(from: Record<string, string>, named: Record<string, string>): Record<string, string | undefined> {
	return Object.fromEntries(Object.keys(named).map((name) => [name, from[name]]));
}

/** What Cloudflare Pages takes of a site without a paid plan (its documentation, limits of Pages, headers and redirects). Netlify takes more. */
const cloudflare = { files: 20_000, bytes: 25 * 1024 * 1024, rules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 };

test("the site stays within the limits of Cloudflare Pages: file count and size, rule count and length, redirects without patterns (R14.3)", () => {
	const sizes = listFiles(defaultOutDir).map((file) => statSync(join(defaultOutDir, file)).size);
	const [headerLines, redirects] = ["_headers", "_redirects"].map((name) =>
		readFileSync(join(defaultOutDir, name), "utf8").split("\n").filter(Boolean),
	);
	const longest = (lines: readonly string[] = []) => Math.max(...lines.map(({ length }) => length));
	const used: typeof cloudflare = {
		files: sizes.length,
		bytes: Math.max(...sizes),
		rules: headerLines?.filter((line) => line.startsWith("/")).length ?? 0,
		headerLine: longest(headerLines),
		redirects: redirects?.length ?? 0,
		redirectLine: longest(redirects),
	};
	const beyond = Object.entries(used).filter(([what, count]) => count === 0 || count > cloudflare[what as keyof typeof used]);
	expect(beyond).toEqual([]);
	expect(redirects?.filter((line) => !/^\/[^*:\s]+ [^*\s]+ 301$/.test(line))).toEqual([]);
});

const intrusions = {
	"markup with a handler": () => {
		document.body.innerHTML = '<img src="/favicon.svg" onload="document.title = \'taken over\'">';
	},
	"an inline script": () => {
		document.body.append(Object.assign(document.createElement("script"), { text: "document.title = 'taken over'" }));
	},
	"a picture of another host": () => {
		document.body.append(Object.assign(new Image(), { src: "https://other.example/pixel.gif" }));
	},
} as const;

test.each([
	["markup with a handler", "require-trusted-types-for: trusted-types-sink"],
	["an inline script", "require-trusted-types-for: trusted-types-sink"],
	["a picture of another host", "img-src: https://other.example/pixel.gif"],
] as const)("the content security policy blocks %s (R14.3)", async (name, reason) => {
	const { page } = await watchedPage(browser, null);
	await goTo(page, "/en/about");
	const title = await page.title();
	const stopped = page.waitForEvent("console", (message) => message.text() === `stopped by ${reason}`);
	await page
		.evaluate(intrusions[name])
		.catch((error: Error) => expect(error.message).toMatch(/requires 'Trusted\w+' assignment/));
	await stopped;
	expect(await page.title()).toBe(title);
});
