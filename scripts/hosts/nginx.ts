import { langs } from "#schemas/spec/languages.ts";
import { type HeaderRule, headersFor } from "./headers.ts";
import { slashedPage } from "./page-address.ts";
import { escapeRedirects, type HostRedirect } from "./redirects-file.ts";

/**
 * `_nginx.conf`, to be included in a `server` block whose `root` is the site: the same headers and redirects as every host
 * sends, pages without their ending, a missing file answered in a plain line and kept by nobody.
 */
export function writeNginxFile(rules: readonly HeaderRule[], redirects: readonly HostRedirect[]): string {
	const folders = rules.filter(({ match }) => match !== "/*");
	return [
		"# Made by the build. Include it in a server block whose root is this folder.",
		"charset utf-8;",
		"absolute_redirect off;",
		"error_page 404 /404.html;",
		'add_header Cache-Control "no-cache";',
		...headerLines(headersFor(rules, "/")),
		"",
		// nginx knows no way to write a dollar that begins no variable.
		...escapeRedirects(redirects, /\$/g).map(({ from, to }) => `location = ${quote(from)} { return 301 ${quote(to)}; }`),
		"",
		"# An address with a slash too many leads to its page, where there is one. No page has the name that it begins with.",
		"set $page /;",
		`if ($uri ~ "${slashedPage}") { set $page $1; }`,
		'if (-f "$document_root$page.html") { return 301 $page$is_args$args; }',
		"# What hosts are told is no page, and pages have no ending.",
		"location ~ ^/_ { return 404; }",
		"location ~ \\.html$ { internal; }",
		"location = / { try_files /index.html =404; }",
		"location / { try_files $uri $uri.html =404; }",
		...langs.map((lang) => `location ^~ /${lang}/ { error_page 404 /${lang}/404.html; try_files $uri $uri.html =404; }`),
		"location = /manifest.webmanifest { default_type application/manifest+json; types { } }",
		...folders.flatMap(({ match, headers }) => folder(match, headers, rules)),
		'location @missing { internal; types { } default_type text/plain; return 404 "Not found\\n"; }',
		"",
	].join("\n");
}

/** A location with a header of its own inherits none (nginx, ngx_http_headers_module), so all stand there again. */
function folder(match: string, headers: HeaderRule["headers"], rules: readonly HeaderRule[]): string[] {
	const exact = !match.endsWith("*");
	const path = match.replace(/\*$/, "");
	const isFiles = "Cache-Control" in headers;
	return [
		`location ${exact ? "=" : "^~"} ${quote(path)} {`,
		isFiles ? "\ttry_files $uri =404;\n\terror_page 404 = @missing;" : "\ttry_files $uri $uri.html =404;",
		// Without «always» an error carries no such line, and nobody keeps it for a year.
		`\tadd_header Cache-Control ${quote(headers["Cache-Control"] ?? "no-cache")};`,
		...headerLines(headersFor(rules, path)).map((line) => `\t${line}`),
		"}",
	];
}

function headerLines(headers: Record<string, string>): string[] {
	return Object.entries(headers)
		.filter(([name]) => name !== "Cache-Control")
		.map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

function quote(text: string): string {
	return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
