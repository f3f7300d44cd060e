import { expect, test } from "vitest";
import { headerRules, headersFor } from "#scripts/hosts/headers.ts";

const headers = headersFor(
	headerRules(["'sha256-lFhPWT5kRJHbn6nVZcFpPGIAPQmtLwEkIpqOjDvbJSs='"], { newsletter: null, reports: null }),
	"/",
);
const policy = headers["Content-Security-Policy"] ?? "";

/**
 * What MDN's HTTP Observatory (1.6.3, `src/grader/charts.js`) gives beyond 100 for the headers of a page, where nothing is taken away
 * for them; a site without cookies gets nothing for these, and only a list in browsers gives 5 for HSTS. It gives 5 more for a script
 * tag with `integrity`, which pages here do not have: their script is inline and named by its hash. With what can wait in a file of its
 * own, both parts weigh 2,187 bytes by gzip at least (23 November 2026), of the 2,048 that they may before a page is idle.
 */
const bonuses: [what: string, points: number, isMet: boolean][] = [
	["a policy that allows nothing by default", 10, policy.startsWith("default-src 'none'") && !policy.includes("unsafe")],
	[
		"a private referrer",
		5,
		/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(headers["Referrer-Policy"] ?? ""),
	],
	["no frame, by the policy", 5, policy.includes("frame-ancestors 'none'")],
	["resources for this origin alone", 10, /^same-(?:origin|site)$/.test(headers["Cross-Origin-Resource-Policy"] ?? "")],
	["an embedder policy", 10, /^(?:require-corp|credentialless)$/.test(headers["Cross-Origin-Embedder-Policy"] ?? "")],
	["an opener policy", 10, headers["Cross-Origin-Opener-Policy"] === "same-origin"],
];

/** What would be taken away. */
const demands: [what: string, isMet: boolean][] = [
	["half a year of HSTS", Number(/max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "")?.[1] ?? 0) >= 15_768_000],
	["no guessing of types", headers["X-Content-Type-Options"] === "nosniff"],
	["nothing that other origins may read", !Object.hasOwn(headers, "Access-Control-Allow-Origin")],
];

test.each(bonuses)("R14.3 the Observatory finds %s, for %d points", (_, __, isMet) => expect(isMet).toBe(true));

test.each(demands)("R14.3 the Observatory finds %s", (_, isMet) => expect(isMet).toBe(true));

test("R14.3 by its table the headers of every page give 150 points", () => {
	expect(bonuses.reduce((sum, [, points, isMet]) => sum + (isMet ? points : 0), 100)).toBe(150);
});
