import { langs } from "#schemas/spec/languages.ts";
import type { HeaderRule } from "./headers.ts";
import { slashedPage } from "./page-address.ts";
import { escapeRedirects, type HostRedirect } from "./redirects-file.ts";

/**
 * `_Caddyfile`, to be imported in a site block whose `root` is the site: the same headers and redirects as every host
 * sends, pages without their ending, a missing file answered in a plain line and kept by nobody.
 */
export function writeCaddyFile(rules: readonly HeaderRule[], redirects: readonly HostRedirect[]): string {
	const files = rules.filter(({ headers }) => "Cache-Control" in headers).map(({ match }) => match);
	return [
		"# Made by the build. Import it in a site block whose root is this folder.",
		"encode zstd gzip",
		'header ?Cache-Control "no-cache"',
		"header /manifest.webmanifest Content-Type application/manifest+json",
		...rules.flatMap(({ match, headers }) =>
			Object.entries(headers).map(([name, value]) => `${headerOf(match, name)} ${quote(value)}`),
		),
		"",
		...escapeRedirects(redirects, /\*/g).map(({ from, to }) => `redir ${quote(from)} ${quote(to)} 301`),
		"",
		"# An address with a slash too many leads to its page, where there is one. The rewriting keeps what is asked of it.",
		`@slashed path_regexp slashed "${slashedPage}"`,
		"route @slashed {",
		"\t@page file {re.slashed.1}.html",
		"\trewrite @page {re.slashed.1}",
		"\tredir @page {uri} 301",
		"}",
		"",
		"# What hosts are told is no page, and pages have no ending. A route keeps the order. Caddy leads nobody on by itself.",
		"route {",
		"\t@hidden path /_* *.html",
		"\terror @hidden 404",
		"\t@folder path_regexp ./$",
		"\terror @folder 404",
		"\ttry_files {path} {path}.html",
		"\tfile_server {",
		"\t\tdisable_canonical_uris",
		"\t}",
		"}",
		"",
		"handle_errors {",
		"\troute {",
		'\t\theader Cache-Control "no-store"',
		`\t\t@file path ${files.join(" ")}`,
		'\t\trespond @file "Not found" 404',
		...langs.flatMap((lang) => [`\t\t@${lang} path /${lang}/*`, `\t\trewrite @${lang} /${lang}/404.html`]),
		`\t\t@bare not path ${langs.map((lang) => `/${lang}/*`).join(" ")}`,
		"\t\trewrite @bare /404.html",
		"\t\tfile_server",
		"\t}",
		"}",
		"",
	].join("\n");
}

function headerOf(match: string, name: string): string {
	return match === "/*" ? `header ${name}` : `header ${match} ${name}`;
}

function quote(text: string): string {
	return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
