import * as z from "zod";
import { type NewsletterProvider, type NewsletterService, newsletterProviders } from "../../shared/newsletter.ts";
import { problem } from "../messages/problem.ts";

/** `newsletter` of `content/site.yaml`. */
export const newsletterConfig = z
	.strictObject({
		provider: z
			.enum(["listmonk", "buttondown", "mailchimp", "none"])
			.describe("Service that keeps the list; «none» shows an e-mail link instead"),
		endpoint: z.url(problem("shape.https")).optional().describe("Public address that the form sends to, as the service gives it"),
		lists: z
			.array(z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, problem("shape.uuid")))
			.min(1)
			.optional()
			.describe("Lists of listmonk that readers join, by UUID"),
	})
	.refine(
		({ provider, endpoint }) => provider === "none" || newsletterProviders[provider].endpoint.test(endpoint ?? ""),
		problem("shape.endpoint"),
	)
	.refine(({ provider, endpoint }) => provider !== "none" || endpoint === undefined, problem("shape.endpointAlone"))
	.refine(({ provider, lists }) => (provider === "listmonk") === (lists !== undefined), problem("shape.lists"));

export type NewsletterConfig = z.infer<typeof newsletterConfig>;

/** The service configured in a valid file; null for none. */
export function newsletterService({ provider, endpoint = "", lists = [] }: NewsletterConfig): NewsletterService | null {
	return provider === "none" ? null : { provider: provider satisfies NewsletterProvider, endpoint, lists };
}
