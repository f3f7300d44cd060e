import { langs } from "#schemas/shared/languages.ts";
import { type NewsletterService, newsletterProviders } from "#schemas/shared/newsletter.ts";
import { trustedTypesPolicy } from "#schemas/shared/offline.ts";
import { editorsPath } from "#schemas/shared/url.ts";
import { escapeAddress } from "./escape-address.ts";

/** Headers for addresses that match a pattern: `/*` matches all, `/assets/*` everything below. */
export type HeaderRule = { match: string; headers: Record<string, string> };

/** External hosts that the site uses, from `content/site.yaml`. */
export type Services = {
	newsletter: NewsletterService | null;
	/** URL that browsers send policy violation reports to. */
	reports: string | null;
	/** Whether browsers may list the host as reachable by HTTPS alone, which takes months to undo (hstspreload.org). */
	hstsPreload?: boolean;
};

/** Name of the reporting endpoint (Reporting API, 3.2); only reports that name it are sent there. */
const reportsName = "policy";

/**
 * The response headers, the same for all hosts. Scripts and styles come only from the site; inline scripts are allowed by hash.
 * Form data goes only to the newsletter service, if there is one; violation reports go to the configured URL, by default nowhere.
 * `upgrade-insecure-requests` is omitted: everything that a page loads is same-origin, and WebKit would upgrade requests to
 * `http://localhost` too, where `npm start` serves without HTTPS. `Cache-Control` is set only where it differs from revalidation,
 * which is the default of hosts. `base` is the base path of the site, without a trailing slash.
 */
export function headerRules(
	inlineHashes: readonly string[],
	{ newsletter, reports, hstsPreload = false }: Services,
	base = "",
): HeaderRule[] {
	// Content may contribute only host characters to the policy; host names may contain `;` and `'` (WHATWG URL).
	const service = newsletter && escapeAddress(new URL(newsletter.endpoint).origin, /[^\w.:/%-]/g);
	const provider = newsletter && newsletterProviders[newsletter.provider];
	const forms = provider ? [service, ...provider.answersAt].join(" ") : "'none'";
	const policy = [
		"default-src 'none'",
		// The full-text search is WebAssembly; this allows no `eval` of scripts.
		`script-src 'self' 'wasm-unsafe-eval' ${inlineHashes.join(" ")}`,
		"style-src 'self'",
		"img-src 'self'",
		"font-src 'self'",
		`connect-src 'self'${provider?.api ? ` ${service}` : ""}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		`form-action ${forms}`,
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		`trusted-types ${trustedTypesPolicy}`,
		...(reports === null ? [] : [`report-to ${reportsName}`]),
	];
	return [
		{
			match: `${base}/*`,
			headers: {
				"Content-Security-Policy": policy.join("; "),
				"Strict-Transport-Security": `max-age=63072000; includeSubDomains${hstsPreload ? "; preload" : ""}`,
				"X-Content-Type-Options": "nosniff",
				"Referrer-Policy": "strict-origin-when-cross-origin",
				"Permissions-Policy":
					"accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
				"Cross-Origin-Opener-Policy": "same-origin",
				"Cross-Origin-Embedder-Policy": "require-corp",
				"Cross-Origin-Resource-Policy": "same-origin",
				"Origin-Agent-Cluster": "?1",
				...(reports === null ? {} : { "Reporting-Endpoints": `${reportsName}="${escapeAddress(reports, /\$/g)}"` }),
			},
		},
		// All files there have a content hash in their name.
		...["assets", "images", "packs"].map((folder) => ({
			match: `${base}/${folder}/*`,
			headers: { "Cache-Control": "public, max-age=31536000, immutable" },
		})),
		// Pages also have this in their head; the JSON report cannot.
		...["", ...langs.map((lang) => `/${lang}`)]
			.flatMap((prefix) => ["", ".json", "/*"].map((end) => `${base}${prefix}${editorsPath}${end}`))
			.map((match) => ({ match, headers: { "X-Robots-Tag": "noindex" } })),
	];
}

/** The rule for all addresses of the site, which is the first. */
export function ruleForAll([first]: readonly HeaderRule[]): HeaderRule | undefined {
	return first;
}

/** The headers for one address: those of every matching rule, later rules overriding. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
	const matching = rules.filter(({ match }) =>
		match.endsWith("*") ? pathname.startsWith(match.slice(0, -1)) : pathname === match,
	);
	return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The base path of a site, from its headers; empty at the root of a host. */
export function basePathIn(rules: readonly HeaderRule[]): string {
	return (ruleForAll(rules)?.match ?? "/*").slice(0, -2);
}

/** Formats `_headers` for Netlify and Cloudflare Pages. */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
	return rules
		.map(
			({ match, headers }) =>
				`${match}\n${Object.entries(headers)
					.map(([name, value]) => `  ${name}: ${value}\n`)
					.join("")}`,
		)
		.join("\n");
}

/** Parses `_headers`, so that the preview sends the same headers as a host. */
export function readHeadersFile(text: string): HeaderRule[] {
	return text.split("\n\n").map((block) => {
		const [match = "/*", ...lines] = block.split("\n").filter(Boolean);
		return {
			match,
			headers: Object.fromEntries(
				lines.map((line) =>
					line
						.trim()
						.split(/: (.*)/s)
						.slice(0, 2),
				),
			) as Record<string, string>,
		};
	});
}
