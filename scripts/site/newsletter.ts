import type { NewsletterShown } from "#schemas/pages/page-data.ts";
import { type NewsletterService, newsletterProviders } from "#schemas/shared/newsletter.ts";
import type { View } from "../kinds/kind.ts";

/** The newsletter form in a language, ready to display: the app does not load the code of a service until the form is used. */
export function showNewsletter(service: NewsletterService, { string }: View): NewsletterShown {
	const { form, api } = newsletterProviders[service.provider];
	const { action, address, honeypot, fixed } = form(service);
	const consent = string("subscription.consent", { host: new URL(action).hostname });
	return {
		service,
		action,
		fields: [
			{
				label: string("subscription.address"),
				type: "email",
				name: address,
				required: true,
				maxLength: 254,
				autoComplete: "email",
			},
			{ label: string("subscription.trap"), type: "text", name: honeypot, tabIndex: -1, autoComplete: "off" },
			...fixed.map(({ name, value }) => ({ type: "hidden", name, value })),
		],
		consent: api ? consent : `${consent} ${string("subscription.newTab")}`,
	};
}
