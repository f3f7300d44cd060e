import * as z from "zod";
import { text } from "../fields.ts";
import { problem } from "../messages/problem.ts";

const partner = z.strictObject({
	name: text("Name of the shop, as it stands beside each of its links", 60),
	hosts: z
		.array(
			z
				.string()
				.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, problem("shape.host"))
				.describe("A host, such as shop.example; those below it count too"),
		)
		.min(1)
		.describe("Hosts that links to it lead to, those of the network that counts them included"),
});

/** `affiliate` in `content/site.yaml`: whether affiliate links are shown, and the partners they may lead to. */
export const affiliateConfig = z.strictObject({
	enabled: z
		.boolean()
		.describe("Whether offers are links that earn money; where not, their words stand without a link and nothing is disclosed"),
	partners: z
		.record(z.string().regex(/^[a-z0-9-]+$/, problem("shape.key")), partner)
		.optional()
		.describe("Shops that pay for a purchase, by the key that offers name"),
});

export type AffiliateConfig = z.infer<typeof affiliateConfig>;
export type Partner = z.infer<typeof partner>;
