import { langs } from "#schemas/spec/languages.ts";
import { type NewsletterService, newsletterProviders } from "#schemas/spec/newsletter.ts";
import { trustedTypesPolicy } from "#schemas/spec/offline.ts";
import { escapeAddress } from "./escape-address.ts";

/** Headers for the addresses that match a pattern: `/*` all, `/assets/*` everything below. */
export type HeaderRule = { match: string; headers: Record<string, string> };

/** The hosts besides its own that the site has to do with, as `content/site.yaml` names them. */
export type Services = {
	newsletter: NewsletterService | null;
	/** Address that browsers send reports of the policy to. */
	reports: string | null;
};

/** What the policy calls the address of reports (Reporting API, 3.2); no kind of report goes there that does not name it. */
const reportsName = "policy";

/**
 * The one table of headers that a host sends. Scripts and styles come from the site alone; the inline scripts are named by their
 * hashes. Data goes to the service of the newsletter alone, and only where there is one; reports of what the policy stopped go where
 * the site says, and nowhere by default. `upgrade-insecure-requests` is left out: all that a page loads is of its own origin, and WebKit
 * would ask for it over HTTPS at `http://localhost` too, where `npm start` serves without. Caching stands only where it differs from
 * «ask again each time», which hosts do by themselves. `base` is the path that the site stands below, without a slash at its end.
 */
export function headerRules(inlineHashes: readonly string[], { newsletter, reports }: Services, base = ""): HeaderRule[] {
	// Of what comes from content, the policy takes in nothing but the signs of a host; a host may hold `;` and `'` (WHATWG URL).
	const service = newsletter && escapeAddress(new URL(newsletter.endpoint).origin, /[^\w.:/%-]/g);
	const provider = newsletter && newsletterProviders[newsletter.provider];
	const forms = provider ? [service, ...provider.answersAt].join(" ") : "'none'";
	const policy = [
		"default-src 'none'",
		`script-src 'self' ${inlineHashes.join(" ")}`,
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
				"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
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
		// All files there have a hash of what they hold in their name.
		...["assets", "images", "packs"].map((folder) => ({
			match: `${base}/${folder}/*`,
			headers: { "Cache-Control": "public, max-age=31536000, immutable" },
		})),
		// Pages say it in their head as well; the report cannot.
		...["", ...langs.map((lang) => `/${lang}`)]
			.flatMap((prefix) => ["", ".json", "/*"].map((end) => `${base}${prefix}/dashboard${end}`))
			.map((match) => ({ match, headers: { "X-Robots-Tag": "noindex" } })),
	];
}

/** The rule about all addresses of the site, which is the first. */
export function ruleForAll([first]: readonly HeaderRule[]): HeaderRule | undefined {
	return first;
}

/** The headers of one address: those of every rule that matches, later rules winning. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
	const matching = rules.filter(({ match }) =>
		match.endsWith("*") ? pathname.startsWith(match.slice(0, -1)) : pathname === match,
	);
	return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The path that a site stands below, by its headers; empty at the root of a host. */
export function basePathIn(rules: readonly HeaderRule[]): string {
	return (ruleForAll(rules)?.match ?? "/*").slice(0, -2);
}

/** `_headers` as Netlify and Cloudflare Pages read it. */
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

/** Reads `_headers` back, so that the preview sends what a host would. */
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
