import { hostAddresses, unfindableAddress } from "./addresses.ts";
import { type HeaderRule, ruleForAll } from "./headers.ts";
import { includeComment } from "./include-comment.ts";
import { compressedTypes, mediaTypes, smallestCompressed } from "./media-types.ts";
import { quote } from "./quote.ts";
import { escapeRedirectsShown, type HostRedirect, redirectsBelow, withQuery } from "./redirects-file.ts";

/**
 * `_Caddyfile`, to be imported in a site block whose `root` is the site: the same headers and redirects as on every host, pages
 * without their extension, uncached plain-text 404s for files. For a site with a base path, `root` is the folder that contains the
 * site under that path.
 */
export function writeCaddyFile(rules: readonly HeaderRule[], redirects: readonly HostRedirect[], base = ""): string {
	const at = hostAddresses(base);
	return [
		includeComment("Import", "site", base),
		...encode(""),
		'header ?Cache-Control "no-cache"',
		...Object.entries(mediaTypes).flatMap(([ending, { type }]) => [
			`@${ending} path *.${ending}`,
			`header @${ending} Content-Type ${quote(type)}`,
		]),
		...rules.flatMap((rule) =>
			Object.entries(rule.headers).map(
				([name, value]) => `header ${rule === ruleForAll(rules) ? "" : `${rule.match} `}${name} ${quote(value)}`,
			),
		),
		"",
		"# Redirects keep the query string; an empty one is dropped with its question mark.",
		"map {query} {query_suffix} {",
		// The first group, in Caddy's syntax.
		`\t"~(.+)" "?$\u007b1}"`,
		'\tdefault ""',
		"}",
		"",
		"# `route` evaluates these in the given order. `disable_canonical_uris` turns off redirects of Caddy's own.",
		"route {",
		"\t@changing not method GET HEAD",
		"\terror @changing 405",
		...(base === ""
			? []
			: [`\tredir ${base} ${base}/{query_suffix} 301`, `\t@elsewhere not path_regexp "${at.within}"`, "\terror @elsewhere 404"]),
		...escapeRedirectsShown(redirectsBelow(base, redirects), /\*/g).flatMap(({ from, to }, index) => {
			const target = `${quote(withQuery(to, "{query_suffix}"))} 301`;
			if (!/(?<!%[\dA-F]?)\p{Lu}/u.test(from)) return [`\tredir ${quote(from)} ${target}`];
			// A path by itself matches in capitals and in small letters, and so would hide a page that is written in the latter. An escaped
			// address has neither quotes nor backslashes of its own.
			const pattern = from.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
			return [`\t@redirect${index} path_regexp "^${pattern}$"`, `\tredir @redirect${index} ${target}`];
		}),
		"\t# An address with a trailing slash redirects to its page, if there is one. The rewrite keeps the query string.",
		`\t@slashed path_regexp slashed "${at.slashedPage}"`,
		"\troute @slashed {",
		"\t\t@page file {re.slashed.1}.html",
		"\t\trewrite @page {re.slashed.1}",
		"\t\tredir @page {uri} 301",
		"\t}",
		`\t@hidden path_regexp "${at.hidden}"`,
		"\terror @hidden 404",
		`\t@unfindable path_regexp "${unfindableAddress}"`,
		"\terror @unfindable 404",
		`\t@folder path_regexp ${base === "" ? "./$" : `"^${base.replaceAll(".", "\\.")}/.+/$"`}`,
		"\terror @folder 404",
		"\ttry_files {path} {path}.html",
		"\tfile_server {",
		"\t\tprecompressed br gzip",
		"\t\tdisable_canonical_uris",
		"\t}",
		"}",
		"",
		"# The 404 page is not cached and has no validators (ETag, Last-Modified).",
		"handle_errors {",
		...encode("\t"),
		"\troute {",
		'\t\theader Cache-Control "no-store"',
		...["If-Modified-Since", "If-None-Match", "Range"].map((name) => `\t\trequest_header -${name}`),
		"\t\theader {",
		...["Etag", "Last-Modified"].map((name) => `\t\t\t-${name}`),
		"\t\t\tdefer",
		"\t\t}",
		"\t\t@refused expression {err.status_code} == 405",
		...plainAnswer("refused", ['header Allow "GET, HEAD"', 'respond "Method not allowed" 405']),
		`\t\t@file {\n\t\t\tpath_regexp "${at.file}"\n\t\t\tnot path_regexp "${at.pageFile}"\n\t\t}`,
		...plainAnswer("file", ['respond "Not found" 404']),
		`\t\theader Content-Type ${quote(mediaTypes.html.type)}`,
		`\t\t@bare not path_regexp "${at.pinned}"`,
		`\t\trewrite @bare ${base}/404.html`,
		`\t\t@pinned path_regexp pinned "${at.pinned}"`,
		`\t\trewrite @pinned ${base}/{re.pinned.1}/404.html`,
		"\t\tfile_server",
		"\t}",
		"}",
		"",
	].join("\n");
}

function encode(indent: string): string[] {
	const types = compressedTypes().map((type) => `\t\theader Content-Type ${type}*`);
	const lines = ["encode {", "\tgzip 6", `\tminimum_length ${smallestCompressed}`, "\tmatch {", ...types, "\t}", "}"];
	return lines.map((line) => indent + line);
}

function plainAnswer(matcher: string, lines: readonly string[]): string[] {
	const type = `header Content-Type ${quote(mediaTypes.txt.type)}`;
	return [`\t\troute @${matcher} {`, ...[type, ...lines].map((line) => `\t\t\t${line}`), "\t\t}"];
}
