import { expect, test } from "vitest";
import { headerRules, headersFor } from "#scripts/build/hosts/headers.ts";
import { createDocumentWriter } from "#src/head/write-document.ts";

const headers = headersFor(
	headerRules(["'sha256-lFhPWT5kRJHbn6nVZcFpPGIAPQmtLwEkIpqOjDvbJSs='"], { newsletter: null, reports: null }),
	"/",
);
const policy = headers["Content-Security-Policy"] ?? "";

/** A document, as `src/head` writes all of them. */
const html = createDocumentWriter({
	inline: { boot: "boot()", end: "0" },
	start: { src: "/assets/start-1.js", integrity: "sha384-1" },
	app: "/assets/client-1.js",
	parts: () => [],
	offline: "/assets/register-1.js",
	touchIcon: "/icon.png",
	styleSheet: () => "/assets/styles-1.css",
	printStyles: "/assets/print-1.css",
	blockStyles: "/blocks.css",
})({ html: { lang: "en" }, template: "long-read", foreignBlocks: false, head: "", body: "", data: "", notice: "" });
const named = html.match(/<script [^>]*src=[^>]*>/g) ?? [];

/**
 * What MDN's HTTP Observatory (1.6.3, `src/grader/charts.js`) gives beyond 100 for a page, where nothing is taken away for it; a site
 * without cookies gets nothing for these, and only a list in browsers gives 5 for HSTS. That the hash is the file's is for
 * `tests/offline/weight` to say.
 */
const bonuses: [what: string, points: number, isMet: boolean][] = [
	["a policy that allows nothing by default", 10, policy.startsWith("default-src 'none'") && !policy.includes("'unsafe-")],
	[
		"a private referrer",
		5,
		/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(headers["Referrer-Policy"] ?? ""),
	],
	["no frame, by the policy", 5, policy.includes("frame-ancestors 'none'")],
	["resources for this origin alone", 10, /^same-(?:origin|site)$/.test(headers["Cross-Origin-Resource-Policy"] ?? "")],
	["an embedder policy", 10, /^(?:require-corp|credentialless)$/.test(headers["Cross-Origin-Embedder-Policy"] ?? "")],
	["an opener policy", 10, headers["Cross-Origin-Opener-Policy"] === "same-origin"],
	["the hash of each script's bytes", 5, named.length > 0 && named.every((tag) => / integrity="sha384-/.test(tag))],
];

/** What would be taken away. */
const demands: [what: string, isMet: boolean][] = [
	["half a year of HSTS", Number(/max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "")?.[1] ?? 0) >= 15_768_000],
	["no guessing of types", headers["X-Content-Type-Options"] === "nosniff"],
	["nothing that other origins may read", !Object.hasOwn(headers, "Access-Control-Allow-Origin")],
];

test.each(bonuses)("the Observatory reports %s, for %d points (R14.3)", (_, __, isMet) => expect(isMet).toBe(true));

test.each(demands)("the Observatory reports %s (R14.3)", (_, isMet) => expect(isMet).toBe(true));

test("every page scores 155 points by the Observatory's table (R14.3)", () => {
	expect(bonuses.reduce((sum, [, points, isMet]) => sum + (isMet ? points : 0), 100)).toBe(155);
});
