/** The configured service, and the address of its sign-up endpoint. `lists` are those of listmonk, by UUID. */
export type NewsletterService = { provider: NewsletterProvider; endpoint: string; lists: readonly string[] };

/** Supported newsletter services. */
export type NewsletterProvider = "listmonk" | "buttondown" | "mailchimp";

/** A form that works without a script: its action, the names of its fields, and its hidden values. */
type NewsletterForm = {
	action: string;
	address: string;
	/** Honeypot field, which stays empty unless a bot fills it in; services that support it discard such requests. */
	honeypot: string;
	fixed: readonly { name: string; value: string }[];
};

/**
 * Outcome of a sign-up: `sent`; `confirm`, sent and to be confirmed by e-mail; `already` on the list; `refused` permanently;
 * `busy`, rejected temporarily; `unclear`, if it is unknown whether the address has arrived.
 */
export type NewsletterOutcome = "sent" | "confirm" | "already" | "refused" | "busy" | "unclear";

/** A request whose result can be read. Only some services allow pages of other sites to read their response. */
export type NewsletterApi = {
	request(service: NewsletterService, address: string): { url: string; contentType: string; body: string };
	/** Reads the body of a successful response; null if it is not as documented. */
	read(body: unknown): NewsletterOutcome | null;
};

type Provider = {
	/** Pattern of an endpoint: the sign-up address given by the service. */
	endpoint: RegExp;
	form(service: NewsletterService): NewsletterForm;
	/**
	 * Origins, besides its own, to which its response may redirect. Chromium applies the policy's `form-action` to these too
	 * (w3c/webappsec-csp issue 8; seen in Chromium 156): the address arrives, but no page opens.
	 */
	answersAt: readonly string[];
	api: NewsletterApi | null;
};

/** The supported services. */
export const newsletterProviders: Record<NewsletterProvider, Provider> = {
	// listmonk: docs/content/apis/subscribers.md (JSON), cmd/public.go (the form, whose honeypot is «nonce», and `has_optin`).
	listmonk: {
		endpoint: /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*\/api\/public\/subscription$/,
		form: ({ endpoint, lists }) => ({
			action: endpoint.replace(/api\/public\/subscription$/, "subscription/form"),
			address: "email",
			honeypot: "nonce",
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
	// Buttondown: «Building your subscriber base». Its response is a page of its own; it has no honeypot.
	buttondown: {
		endpoint: /^https:\/\/buttondown\.com\/api\/emails\/embed-subscribe\/[\w.-]+$/,
		form: ({ endpoint }) => ({ action: endpoint, address: "email", honeypot: "website", fixed: [{ name: "embed", value: "1" }] }),
		answersAt: ["https://*.buttondown.com", "https://buttondown.email", "https://*.buttondown.email"],
		api: null,
	},
	// Mailchimp: «Host your own signup forms». Its response is a page of its own; the name of the honeypot contains account and list.
	mailchimp: {
		endpoint: /^https:\/\/[a-z0-9.-]+\.list-manage\.com\/subscribe\/post\?u=[0-9a-f]+&id=[0-9a-f]+(&f_id=[0-9a-f]+)?$/,
		form({ endpoint }) {
			const [, account, list] = /u=([^&]+)&id=([^&]+)/.exec(endpoint) ?? [];
			return { action: endpoint, address: "EMAIL", honeypot: `b_${account}_${list}`, fixed: [] };
		},
		answersAt: ["https://*.list-manage.com", "https://mailchi.mp"],
		api: null,
	},
};

/** Interprets a response. Errors are interpreted by their status alone: their text is not in the reader's language. */
export function readNewsletterAnswer({ read }: NewsletterApi, status: number, body: unknown): NewsletterOutcome {
	if (status >= 200 && status < 300) return read(body) ?? "unclear";
	if (status === 409) return "already";
	if (status === 429) return "busy";
	return status >= 400 && status < 500 ? "refused" : "unclear";
}
