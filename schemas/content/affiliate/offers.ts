import * as z from "zod";
import { partnerKey, webAddress } from "../fields.ts";
import { problem } from "../messages/problem.ts";

/** Countries that shops may deliver to, by ISO 3166-1: those where the site's languages are spoken. */
const shopCountries = ["FR", "BE", "CH", "LU", "GB", "IE", "ES", "DE", "AT"] as const;

const offer = z.strictObject({
	partner: partnerKey("Key of affiliate.partners in content/site.yaml"),
	country: z.enum(shopCountries).describe("Country that the shop delivers to, which stands beside the link"),
	address: webAddress("Address that the partner gave for it"),
});

/** Offers of an entry, by the name that its texts link to: `[lamp](#offer-lamp)`. One offer per country. */
export const offers = z.record(
	z.string().regex(/^[a-z][a-z0-9-]*$/, problem("shape.key")),
	z
		.array(offer)
		.min(1)
		.refine((each) => new Set(each.map(({ country }) => country)).size === each.length, problem("shape.offerCountries")),
);

export type Offers = z.infer<typeof offers>;

const prefix = "offer-";

/** The anchor of a link to an offer, without the `#`. */
export function offerAnchor(name: string): string {
	return prefix + name;
}

/** The name of the offer that a link refers to; null for other links. */
export function offerNamed(href: string): string | null {
	return href.startsWith(`#${prefix}`) ? href.slice(prefix.length + 1) : null;
}
