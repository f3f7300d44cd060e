/** The service that keeps the list, and where it takes addresses. `lists` are those of listmonk, by UUID. */
export type NewsletterService = { provider: NewsletterProvider; endpoint: string; lists: readonly string[] };

/** Services that the site can sign readers up with. */
export type NewsletterProvider = "listmonk" | "buttondown" | "mailchimp";

/** A form that signs up without script: where it is sent, how its fields are called, what it sends besides. */
type NewsletterForm = {
	action: string;
	address: string;
	/** Field that stays empty unless a machine fills in everything; its service throws away what has it filled, if it knows it. */
	trap: string;
	fixed: readonly { name: string; value: string }[];
};

/**
 * What is known after sending: `sent`; `confirm`, sent and to be confirmed by e-mail; `already` on the list; `refused` for good;
 * `busy`, not taken for now; `unclear`, where nobody can tell whether the address has arrived.
 */
export type NewsletterOutcome = "sent" | "confirm" | "already" | "refused" | "busy" | "unclear";

/** A way to send that says how it went. Only some services let a page of another site read their answer. */
export type NewsletterApi = {
	request(service: NewsletterService, address: string): { url: string; contentType: string; body: string };
	/** Reads the body of a success; null when it is not what the service documents. */
	read(body: unknown): NewsletterOutcome | null;
};

type Provider = {
	/** The form of an endpoint, which is the address that the service gives for the sign-up. */
	endpoint: RegExp;
	form(service: NewsletterService): NewsletterForm;
	/**
	 * Origins, besides its own, that its answer to the form may lead on to. Chromium holds the policy's `form-action` against
	 * these too (w3c/webappsec-csp issue 8; seen in Chromium 156): the address arrives, but no page opens.
	 */
	answersAt: readonly string[];
	api: NewsletterApi | null;
};

/** All that is known of each service. */
export const newsletterProviders: Record<NewsletterProvider, Provider> = {
	// listmonk: docs/content/apis/subscribers.md (JSON), cmd/public.go (the form, whose trap is «nonce», and `has_optin`).
	listmonk: {
		endpoint: /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*\/api\/public\/subscription$/,
		form: ({ endpoint, lists }) => ({
			action: endpoint.replace(/api\/public\/subscription$/, "subscription/form"),
			address: "email",
			trap: "nonce",
			fixed: lists.map((value) => ({ name: "l", value })),
		}),
		answersAt: [],
		api: {
			request: ({ endpoint, lists }, address) => ({
				url: endpoint,
				contentType: "application/json",
				body: JSON.stringify({ email: address, list_uuids: lists }),
			}),
			read(body) {
				const data = typeof body === "object" && body !== null && "data" in body ? body.data : null;
				if (data === true) return "sent";
				if (typeof data !== "object" || data === null || !("has_optin" in data)) return null;
				return data.has_optin === true ? "confirm" : "sent";
			},
		},
	},
	// Buttondown: «Building your subscriber base». Its answer is a page of its own; it knows no trap.
	buttondown: {
		endpoint: /^https:\/\/buttondown\.com\/api\/emails\/embed-subscribe\/[\w.-]+$/,
		form: ({ endpoint }) => ({ action: endpoint, address: "email", trap: "website", fixed: [{ name: "embed", value: "1" }] }),
		answersAt: ["https://*.buttondown.com", "https://buttondown.email", "https://*.buttondown.email"],
		api: null,
	},
	// Mailchimp: «Host your own signup forms». Its answer is a page of its own; the trap carries the account and the list.
	mailchimp: {
		endpoint: /^https:\/\/[a-z0-9.-]+\.list-manage\.com\/subscribe\/post\?u=[0-9a-f]+&id=[0-9a-f]+(&f_id=[0-9a-f]+)?$/,
		form({ endpoint }) {
			const [, account, list] = /u=([^&]+)&id=([^&]+)/.exec(endpoint) ?? [];
			return { action: endpoint, address: "EMAIL", trap: `b_${account}_${list}`, fixed: [] };
		},
		answersAt: ["https://*.list-manage.com", "https://mailchi.mp"],
		api: null,
	},
};

/** Reads an answer. What is no success says by its status alone how it went: its words are not the reader's language. */
export function readNewsletterAnswer({ read }: NewsletterApi, status: number, body: unknown): NewsletterOutcome {
	if (status >= 200 && status < 300) return read(body) ?? "unclear";
	if (status === 409) return "already";
	if (status === 429) return "busy";
	return status >= 400 && status < 500 ? "refused" : "unclear";
}
