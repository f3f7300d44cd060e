import { z } from "zod";
import { type NewsletterProvider, type NewsletterService, newsletterProviders } from "../spec/newsletter.ts";

/** `newsletter` of `content/site.yaml`. */
export const newsletterConfig = z
	.strictObject({
		provider: z
			.enum(["listmonk", "buttondown", "mailchimp", "none"])
			.describe("Service that keeps the list; «none» shows an e-mail link instead"),
		endpoint: z
			.url("must be a full https address")
			.optional()
			.describe("Public address that the form sends to, as the service gives it"),
		lists: z
			.array(
				z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "must be a UUID, as listmonk shows it beside the list"),
			)
			.min(1)
			.optional()
			.describe("Lists of listmonk that readers join, by UUID"),
	})
	.refine(({ provider, endpoint }) => provider === "none" || newsletterProviders[provider].endpoint.test(endpoint ?? ""), {
		error: "needs the endpoint of its provider",
		params: {
			hint: "listmonk: https://HOST/api/public/subscription; buttondown: https://buttondown.com/api/emails/embed-subscribe/NAME; mailchimp: https://HOST.list-manage.com/subscribe/post?u=…&id=…",
		},
	})
	.refine(({ provider, endpoint }) => provider !== "none" || endpoint === undefined, {
		error: "has an endpoint, but no provider",
		params: { hint: "name the provider, or remove endpoint" },
	})
	.refine(({ provider, lists }) => (provider === "listmonk") === (lists !== undefined), {
		error: "has lists with listmonk, and only there",
		params: { hint: "add lists: with the UUIDs of listmonk's lists, or remove it for another provider" },
	});

export type NewsletterConfig = z.infer<typeof newsletterConfig>;

/** The service that a checked file names; null when it names none. */
export function newsletterService({ provider, endpoint = "", lists = [] }: NewsletterConfig): NewsletterService | null {
	return provider === "none" ? null : { provider: provider satisfies NewsletterProvider, endpoint, lists };
}
