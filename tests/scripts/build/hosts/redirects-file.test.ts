import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCaddyFile } from "#scripts/build/hosts/caddy.ts";
import { headerRules, headersFor } from "#scripts/build/hosts/headers.ts";
import { writeNginxFile } from "#scripts/build/hosts/nginx.ts";
import { type HostRedirect, readRedirectsFile, withQuery, writeRedirectsFile } from "#scripts/build/hosts/redirects-file.ts";
import { root } from "#scripts/project.ts";

/*
 * The check finds these in `redirects.yaml`; here the writers are given them all the same, and none may mean anything to the host.
 * What real servers make of them is in `servers.test.ts`.
 */
const linesOf = (contents: string, begin: string, query: string) =>
	contents
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line.startsWith(begin))
		// What was asked stands once in each line at most, for the host to fill in.
		.map((line) => line.replace(query, ""));
const nginx = (redirects: HostRedirect[]) => linesOf(writeNginxFile([], redirects), 'location = "', "$is_args$args");
/** Addresses with capitals stand in patterns of their own. */
const caddy = (redirects: HostRedirect[]) =>
	linesOf(writeCaddyFile([], redirects).replaceAll(/@redirect\d+ "/g, '"/" "'), 'redir "', "{query_suffix}");

test.each([
	["https://x.example/{env.HOME}", "https://x.example/%7Benv.HOME%7D"],
	["https://x.example/{$HOME}", "https://x.example/%7B$HOME%7D"],
	["https://{http.request.header.Cookie}.example/", "https://%7Bhttp.request.header.Cookie%7D.example/"],
	["https://x.example/\nimport /etc/passwd", "https://x.example/%0Aimport%20/etc/passwd"],
	['https://x.example/" 301\r\nfile_server /', "https://x.example/%22%20301%0D%0Afile_server%20/"],
	["/\\evil.example", "/%5Cevil.example"],
	["/a`b`<<END", "/a%60b%60%3C%3CEND"],
	["https://x.example/*", "https://x.example/%2A"],
	["https://x.example/50%?q=%7e\u0000\u007f", "https://x.example/50%25?q=%7e%00%7F"],
	["https://x.example/é\u200b日\ud800", "https://x.example/%C3%A9%E2%80%8B%E6%97%A5%EF%BF%BD"],
	["https://x.example/a(b)[c]'d;e=1,2!~&f+g@h#i", "https://x.example/a(b)[c]'d;e=1,2!~&f+g@h#i"],
])("Caddy reads %j as nothing but an address (R17.9)", (to, written) => {
	expect(caddy([{ from: "/old", to }])).toEqual([`redir "/old" "${written}" 301`]);
});

test.each([
	["https://x.example/$host", "https://x.example/%24host"],
	["https://x.example/$\u007bhttp_cookie}", "https://x.example/%24%7Bhttp_cookie%7D"],
	[
		'https://x.example/"; } location / { proxy_pass http://127.0.0.1',
		"https://x.example/%22;%20%7D%20location%20/%20%7B%20proxy_pass%20http://127.0.0.1",
	],
	["https://x.example/\r\nSet-Cookie: a=b", "https://x.example/%0D%0ASet-Cookie:%20a=b"],
	['https://x.example/\\n\\"', "https://x.example/%5Cn%5C%22"],
	["https://x.example/a(b)[c]'d;e=1,2!~*&f+g@h#i", "https://x.example/a(b)[c]'d;e=1,2!~*&f+g@h#i"],
])("nginx reads %j as nothing but an address (R17.9)", (to, written) => {
	expect(nginx([{ from: "/old", to }])).toEqual([`location = "/old" { return 301 "${written}"; }`]);
});

test.each([
	["https://x.example/a b 200", "https://x.example/a%20b%20200"],
	["https://x.example/\n/* https://evil.example/:splat 301!", "https://x.example/%0A/%2A%20https://evil.example/%3Asplat%20301!"],
	["https://x.example:8443/:splat/Help:Contents", "https://x.example:8443/%3Asplat/Help%3AContents"],
	["https://x.example/\t#\u00a0\u2028", "https://x.example/%09#%C2%A0%E2%80%A8"],
])("Netlify and Cloudflare read %j as nothing but an address (R17.9)", (to, written) => {
	expect(writeRedirectsFile([{ from: "/old", to }])).toBe(`/old ${written} 301\n`);
});

test.each([
	["*", "/%2A"],
	["@slashed", "/@slashed"],
	["", "/"],
	['/a" { } import /etc/passwd', "/a%22%20%7B%20%7D%20import%20/etc/passwd"],
])("a redirect to another host contains nothing but the address: %j (R17.9)", (from, written) => {
	expect(caddy([{ from, to: "/b" }])).toEqual([`redir "${written}" "/b" 301`]);
});

test("for any redirect, each host gets one source and one target, with plain characters unchanged (R17.9)", () => {
	const hostile = fc.string({
		unit: fc.constantFrom(..."/\\{}$\"'`*:@#?%&;<> \n\r\t\u0000\u00a0\u200bé日aZ09.-".split("")),
		maxLength: 30,
	});
	const redirect = fc.record({ from: hostile, to: fc.oneof(hostile, fc.string({ unit: "binary", minLength: 1 }), fc.webUrl()) });
	fc.assert(
		fc.property(fc.array(redirect, { maxLength: 3 }), (redirects) => {
			const plain = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/;
			// Hosts that compare addresses as a browser shows them have letters in what they compare.
			const isPlain = (from = "", to = "") => plain.test(from.replace(/[é日]/g, "")) && plain.test(to);
			const lines = [
				...caddy(redirects).map((line) => /^redir "(\/[^"]*)" "([^"]*)" 301$/.exec(line)),
				...nginx(redirects).map((line) => /^location = "(\/[^"$]*)" \{ return 301 "([^"$]*)"; \}$/.exec(line)),
				...writeRedirectsFile(redirects)
					.split("\n")
					.slice(0, -1)
					.map((line) => /^(\/[^ *]*) ([^ *]*) 301$/.exec(line)),
			];
			expect(lines.map((line) => isPlain(...(line?.slice(1) ?? ["\0"])))).toEqual(Array(redirects.length * 3).fill(true));
			// Addresses with capitals are patterns for Caddy.
			for (const [, pattern = ""] of writeCaddyFile([], redirects).matchAll(/@redirect\d+ path_regexp (.*)/g))
				expect(pattern).toMatch(/^"\^\/[^"]*\$"$/);
		}),
	);
});

test.each([
	["/b", "/b?x=1"],
	["/b#c", "/b?x=1#c"],
	["/b?own=1", "/b?own=1"],
	["/b?own=1#c", "/b?own=1#c"],
	["/b#c#d?", "/b?x=1#c#d?"],
	["https://social.example/@pousse", "https://social.example/@pousse?x=1"],
])("the query is passed on to %s, unless the target has one (R1.6)", (to, target) => {
	expect(withQuery(to, "?x=1")).toBe(target);
});

test("_redirects parses back to the redirects (R1.6)", () => {
	const redirects = [
		{ from: "/a", to: "/b#c" },
		{ from: "/d", to: "https://social.example/@pousse" },
	];
	expect(readRedirectsFile(writeRedirectsFile(redirects))).toEqual(redirects);
});

test("for Netlify every rule comes before the page at its address, and nothing else differs (R1.6)", () => {
	const redirects = [
		{ from: "/a", to: "/b#c" },
		{ from: "/d 301", to: "https://social.example/@pousse?x= 301" },
	];
	const written = writeRedirectsFile(redirects, "netlify");
	expect(written).toBe("/a /b#c 301!\n/d%20301 https://social.example/@pousse?x=%20301 301!\n");
	expect(readRedirectsFile(written)).toEqual(readRedirectsFile(writeRedirectsFile(redirects)));
	expect(readFileSync(join(root, "netlify.toml"), "utf8")).toContain("npm run build -- --host netlify");
});

test("the newsletter's host adds exactly one host to the policy (R17.9)", () => {
	const endpoint = "https://a;script-src'unsafe-inline',b$host{env.home}*.example/api/public/subscription";
	const page = headersFor(headerRules([], { newsletter: { provider: "listmonk", endpoint, lists: [] }, reports: null }), "/");
	const service = "https://a%3Bscript-src%27unsafe-inline%27%2Cb%24host%7Benv.home%7D%2A.example";
	expect(page["Content-Security-Policy"]).toContain(`; connect-src 'self' ${service}; `);
	expect(page["Content-Security-Policy"]).toContain(`; form-action ${service}; `);
});
