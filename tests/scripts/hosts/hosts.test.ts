import { expect, test } from "vitest";
import { writeCaddyFile } from "#scripts/hosts/caddy.ts";
import { headerRules } from "#scripts/hosts/headers.ts";
import { writeNginxFile } from "#scripts/hosts/nginx.ts";

/*
 * The two files were tried with nginx 1.22 and Caddy 2.6: every address of the site answered as the preview answers. Here
 * it is held fast that they say all that the one table of headers says.
 */
const rules = headerRules(["'sha256-lFhPWT5kRJHbn6nVZcFpPGIAPQmtLwEkIpqOjDvbJSs='"], null);
const redirects = [{ from: "/blog/monstera-albo", to: "/blog/monstera-albo-guide" }];
const nginx = writeNginxFile(rules, redirects);
const caddy = writeCaddyFile(rules, redirects);
const everywhere = Object.entries(rules[0]?.headers ?? {});

test.each(everywhere)("R14.3 nginx and Caddy send %s on every address", (name, value) => {
	expect(nginx.split("\n")).toContain(`add_header ${name} "${value}" always;`);
	expect(caddy.split("\n")).toContain(`header ${name} "${value}"`);
});

test.each(["/assets/", "/images/", "/packs/"])("R14.3 what lies in %s is kept for ever, but only where it is there", (folder) => {
	const [location = ""] = nginx.slice(nginx.indexOf(`location ^~ "${folder}"`)).split("\n}");
	expect(location).toContain('add_header Cache-Control "public, max-age=31536000, immutable";\n');
	expect(location).toContain("error_page 404 = @missing;");
	for (const [name, value] of everywhere) expect(location).toContain(`add_header ${name} "${value}" always;`);
	expect(caddy).toContain(`header ${folder}* Cache-Control "public, max-age=31536000, immutable"\n`);
});

test("R1.6 nginx and Caddy redirect as the content says, for good", () => {
	expect(nginx).toContain('location = "/blog/monstera-albo" { return 301 "/blog/monstera-albo-guide"; }');
	expect(caddy).toContain('redir "/blog/monstera-albo" "/blog/monstera-albo-guide" 301');
});

test("R1.2 what is missing below a language is answered in that language", () => {
	for (const lang of ["fr", "en", "es", "de"]) {
		expect(nginx).toContain(`location ^~ /${lang}/ { error_page 404 /${lang}/404.html;`);
		expect(caddy).toContain(`rewrite @${lang} /${lang}/404.html`);
	}
});

test("a sign that nginx would read as a variable stays a sign", () => {
	expect(writeNginxFile(rules, [{ from: "/a", to: "https://shop.example/?q=$host" }])).toContain(
		'location = "/a" { return 301 "https://shop.example/?q=%24host"; }',
	);
});
