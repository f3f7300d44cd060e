import { hostAddresses } from "./addresses.ts";
import { type HeaderRule, ruleForAll } from "./headers.ts";
import { includeComment } from "./include-comment.ts";
import { compressedTypes, mediaTypes, precompressedEndings, smallestCompressed } from "./media-types.ts";
import { quote } from "./quote.ts";
import { escapeRedirectsShown, type HostRedirect, redirectsBelow, withQuery } from "./redirects-file.ts";

/**
 * `_nginx.conf`, to be included in a `server` block whose `root` is the site: the same headers and redirects as on every host,
 * pages without their extension, uncached plain-text 404s for files. For a site with a base path, `root` is the folder that
 * contains the site under that path.
 */
export function writeNginxFile(rules: readonly HeaderRule[], redirects: readonly HostRedirect[], base = ""): string {
	const at = hostAddresses(base);
	return [
		includeComment("Include", "server", base),
		"charset utf-8;",
		"charset_types text/css text/javascript text/plain;",
		"absolute_redirect off;",
		...typeLines(),
		"",
		...compression,
		"",
		...variables(rules),
		...headerLines(rules),
		"",
		'if ($request_method !~ "^(?:GET|HEAD)$") { set $allow "GET, HEAD"; return 405; }',
		"error_page 405 @refused;",
		"",
		"# Missing pages below a language prefix get the 404 page in that language.",
		`set $missing ${base}/404.html;`,
		`if ($uri ~ "${at.pinned}") { set $missing ${base}/$1/404.html; }`,
		"error_page 404 $missing;",
		...(base === ""
			? []
			: [`if ($uri !~ "${at.within}") { return 404; }`, `location = ${base} { return 301 ${base}/$is_args$args; }`]),
		"",
		// nginx has no escape for a literal dollar sign.
		...escapeRedirectsShown(redirectsBelow(base, redirects), /\$/g).map(
			({ from, to }) => `location = ${quote(from)} { return 301 ${quote(withQuery(to, "$is_args$args"))}; }`,
		),
		"",
		"# An address with a trailing slash redirects to its page, if there is one.",
		"set $page /;",
		`if ($uri ~ "${at.slashedPage}") { set $page $1; }`,
		'if (-f "$document_root$page.html") { return 301 $page$is_args$args; }',
		"",
		...precompressedLines(),
		"# The 404 page is not cached and has no validators (ETag, Last-Modified).",
		"location ~ /404\\.html$ {",
		"\tinternal;",
		"\tset $cache_control no-store;",
		"\tetag off;",
		'\tadd_header Last-Modified "";',
		...headerLines(rules).map((line) => `\t${line}`),
		"}",
		`location ~ "${at.pageFile}" { return 404; }`,
		`location ~ "${at.hidden}" {`,
		`	location ~ "${at.file}" { error_page 404 = @missing; return 404; }`,
		"	return 404;",
		"}",
		`location ~ "${at.file}" { error_page 404 = @missing; try_files $uri =404; }`,
		`location = ${base}/ { try_files ${base}/index.html =404; }`,
		"location / { default_type text/html; try_files $uri.html =404; }",
		'location @missing { types { } default_type text/plain; set $cache_control no-store; return 404 "Not found"; }',
		'location @refused { types { } default_type text/plain; set $cache_control no-store; return 405 "Method not allowed"; }',
		"",
	].join("\n");
}

function typeLines(): string[] {
	// nginx adds the charset itself.
	const lines = Object.entries(mediaTypes).map(([ending, { type }]) => `\t${type.split(";")[0]} ${ending};`);
	return ["types {", ...lines, "}", "default_type application/octet-stream;"];
}

const compression = [
	"gzip on;",
	"gzip_static on;",
	"gzip_vary on;",
	"gzip_proxied any;",
	"gzip_comp_level 6;",
	`gzip_min_length ${smallestCompressed};`,
	`gzip_types ${compressedTypes()
		.filter((type) => type !== "text/html")
		.join(" ")};`,
];

/**
 * Variants compressed with Brotli (`scripts/build/precompress.ts`). Stock nginx has no module for them, so each type has a location that
 * sets the type of the original.
 */
function precompressedLines(): string[] {
	return [
		"# Clients that accept Brotli get the precompressed variant of a file, if there is one.",
		'set $precompressed "";',
		'if (-f "$document_root$uri.br") { set $precompressed there; }',
		`if ($http_accept_encoding ~* "(?:^|[ ,])br *(?:$|,|; *q=(?:1|0?\\.[0-9]*[1-9]))") { set $precompressed "$precompressed wanted"; }`,
		'if ($precompressed = "there wanted") { rewrite ^ $uri.br last; }',
		...precompressedEndings.flatMap((ending) => [
			`location ~ "\\.${ending}\\.br$" {`,
			"\tinternal;",
			"\terror_page 404 = @missing;",
			`\ttypes { } default_type "${mediaTypes[ending].type}";`,
			"\tgzip off; gzip_static off;",
			"\tset $content_encoding br; set $vary Accept-Encoding;",
			"}",
		]),
	];
}

/** Headers that only some addresses have are set through variables: nginx omits an empty header. */
function variables(rules: readonly HeaderRule[]): string[] {
	const own = ownHeaders(rules).map((name) => `set ${variableOf(name)} ${name === "Cache-Control" ? "no-cache" : '""'};`);
	const conditions = rules
		.filter((rule) => rule !== ruleForAll(rules))
		.map(({ match, headers }) => {
			const path = match.replace(/\*$/, "").replaceAll(".", "\\.");
			const settings = Object.entries(headers).map(([name, value]) => `set ${variableOf(name)} ${quote(value)};`);
			return `if ($uri ~ "^${path}${match.endsWith("*") ? "" : "$"}") { ${settings.join(" ")} }`;
		});
	return [...own, ...conditions];
}

/**
 * All headers that a response may have. A location with its own `add_header` inherits none (nginx, ngx_http_headers_module), so all
 * are repeated there.
 */
function headerLines(rules: readonly HeaderRule[]): string[] {
	const everywhere = Object.entries(ruleForAll(rules)?.headers ?? {});
	return [
		...everywhere.map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
		...ownHeaders(rules).map((name) => `add_header ${name} ${variableOf(name)} always;`),
	];
}

function ownHeaders(rules: readonly HeaderRule[]): string[] {
	const some = rules.filter((rule) => rule !== ruleForAll(rules)).flatMap(({ headers }) => Object.keys(headers));
	return [...new Set(["Cache-Control", "Allow", "Content-Encoding", "Vary", ...some])];
}

function variableOf(header: string): string {
	return `$${header.toLowerCase().replaceAll("-", "_")}`;
}
