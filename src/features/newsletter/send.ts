import { constants } from "#schemas/shared/constants.ts";
import {
	type NewsletterOutcome,
	type NewsletterService,
	newsletterProviders,
	readNewsletterAnswer,
} from "#schemas/shared/newsletter.ts";
import { parseJson } from "#schemas/shared/parse-json.ts";

/**
 * Sends an address once, without retries. Returns `unclear` if there is no answer, or none that the service documents: the
 * address may still have arrived.
 */
export async function send(
	service: NewsletterService,
	address: string,
	timeoutMs: number = constants.newsletterTimeoutMs,
): Promise<NewsletterOutcome> {
	const { api } = newsletterProviders[service.provider];
	if (!api) throw new Error(`${service.provider} takes forms only`);
	const { url, contentType, body } = api.request(service, address);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "Content-Type": contentType },
			body,
			credentials: "omit",
			// Browsers send the request again when following a redirect.
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
		});
		// The answer may be a proxy's HTML page.
		return readNewsletterAnswer(api, response.status, parseJson(await response.text()));
	} catch {
		return "unclear";
	}
}
