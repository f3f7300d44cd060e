import { constants } from "#schemas/spec/constants.ts";
import {
	type NewsletterOutcome,
	type NewsletterService,
	newsletterProviders,
	readNewsletterAnswer,
} from "#schemas/spec/newsletter.ts";

/**
 * Sends an address once, whatever happens: nothing here tries again. Gives `unclear` where no answer comes, or none that
 * the service documents: what was sent may have arrived all the same.
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
			// A browser repeats what it sends where it is redirected.
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
		});
		return readNewsletterAnswer(api, response.status, parse(await response.text()));
	} catch {
		return "unclear";
	}
}

/** An answer may be a page of a proxy. */
function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
