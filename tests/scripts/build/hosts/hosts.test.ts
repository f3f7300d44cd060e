import { expect, test } from "vitest";
import { writeCaddyFile } from "#scripts/build/hosts/caddy.ts";
import { headerRules } from "#scripts/build/hosts/headers.ts";
import { writeNginxFile } from "#scripts/build/hosts/nginx.ts";

/* That the two files say all that the one table of headers says; what servers make of them is in `alike.test.ts`. */
const rules = headerRules(["'sha256-lFhPWT5kRJHbn6nVZcFpPGIAPQmtLwEkIpqOjDvbJSs='"], { newsletter: null, reports: null });
const redirects = [{ from: "/blog/monstera-albo", to: "/blog/monstera-albo-guide" }];
const nginx = writeNginxFile(rules, redirects);
const caddy = writeCaddyFile(rules, redirects);
const everywhere = Object.entries(rules[0]?.headers ?? {});

test.each(everywhere)("nginx and Caddy send %s on every address (R14.3)", (name, value) => {
	expect(nginx.split("\n")).toContain(`add_header ${name} "${value}" always;`);
	expect(caddy.split("\n")).toContain(`header ${name} "${value}"`);
});

test.each(["/assets/", "/images/", "/packs/"])("files in %s are cached as immutable (R14.3)", (folder) => {
	expect(nginx).toContain(`if ($uri ~ "^${folder}") { set $cache_control "public, max-age=31536000, immutable"; }\n`);
	expect(nginx.split("\n")).toContain("add_header Cache-Control $cache_control always;");
	expect(caddy).toContain(`header ${folder}* Cache-Control "public, max-age=31536000, immutable"\n`);
});

test("an nginx location with a header of its own repeats all others, since it inherits none (R14.3)", () => {
	const locations = nginx.split(/^location/m).slice(1);
	const own = locations.filter((location) => location.split(/^}/m)[0]?.includes("add_header"));
	expect(own).toHaveLength(1);
	for (const [name, value] of everywhere) expect(own[0]).toContain(`add_header ${name} "${value}" always;`);
});

test("nginx and Caddy send the redirects of the content as permanent, with the query (R1.6)", () => {
	expect(nginx).toContain('location = "/blog/monstera-albo" { return 301 "/blog/monstera-albo-guide$is_args$args"; }');
	expect(caddy).toContain('redir "/blog/monstera-albo" "/blog/monstera-albo-guide{query_suffix}" 301');
});

test("a dollar sign is escaped for nginx", () => {
	expect(writeNginxFile(rules, [{ from: "/a", to: "https://shop.example/?q=$host" }])).toContain(
		'location = "/a" { return 301 "https://shop.example/?q=%24host"; }',
	);
});
