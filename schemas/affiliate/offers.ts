import { z } from "zod";
import { partnerKey, webAddress } from "../fields.ts";
import { problem } from "../messages/problem.ts";

/** Countries that a shop may deliver to, by ISO 3166-1: those whose readers the site's languages speak to first. */
const shopCountries = ["FR", "BE", "CH", "LU", "GB", "IE", "ES", "DE", "AT"] as const;

const offer = z.strictObject({
	partner: partnerKey("Key of affiliate.partners in content/site.yaml"),
	country: z.enum(shopCountries).describe("Country that the shop delivers to, which stands beside the link"),
	address: webAddress("Address that the partner gave for it"),
});

/** Things that an entry says where to buy, by the name that its texts link to: `[lamp](#offer-lamp)`. One offer for each country. */
export const offers = z.record(
	z.string().regex(/^[a-z][a-z0-9-]*$/, problem("shape.key")),
	z
		.array(offer)
		.min(1)
		.refine((each) => new Set(each.map(({ country }) => country)).size === each.length, problem("shape.offerCountries")),
);

export type Offers = z.infer<typeof offers>;

const prefix = "offer-";

/** What a text links to, behind the `#`, to name an offer. */
export function offerAnchor(name: string): string {
	return prefix + name;
}

/** The name of the offer that an address in a text leads to; null where it leads elsewhere. */
export function offerNamed(href: string): string | null {
	return href.startsWith(`#${prefix}`) ? href.slice(prefix.length + 1) : null;
}
