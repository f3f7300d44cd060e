import type { AffiliateConfig, Partner } from "#schemas/content/affiliate/site-config.ts";
import { withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Content, Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";
import { diagnose, eachEntry, eachPart, kindOf, positionOf, type Rule } from "./rule.ts";

/**
 * Affiliate links are data: an offer leads to the partner that it names, and no other link of a text or field leads to a partner.
 * This also applies with affiliation switched off, because such links would still work.
 */
export const checkOffers: Rule = ({ content }) => {
	const partners = partnersIn(content);
	if (partners.length === 0) return [];
	return [...eachPart(content.parts, (part) => checkLinks(part, partners)), ...checkAddresses(content, new Map(partners))];
};

type Partners = readonly (readonly [key: string, Partner])[];

/** Partners in `site.yaml`; none if the file is invalid. */
export function partnersIn({ single: { site } }: Content): Partners {
	const data = site?.data;
	if (!data || !("affiliate" in data)) return [];
	// The data has been validated.
	return Object.entries((data.affiliate as AffiliateConfig).partners ?? {});
}

function checkLinks(part: Part, partners: Partners): Diagnostic[] {
	const checkLink = (url: string, position: Position): Diagnostic[] => {
		const [, partner] = partners.find(([, { hosts }]) => leadsTo(url, hosts)) ?? [];
		if (!partner) return [];
		return [diagnose(part, position, "bare-offer", withHint("offer.bare", { url, partner: partner.name }))];
	};
	return [
		...part.marks.flatMap((mark) => (mark.type === "link" ? checkLink(mark.url, mark.position) : [])),
		...part.references.flatMap(({ rule, value, pointer }) =>
			rule === "link" ? checkLink(value, positionOf(part, pointer)) : [],
		),
	];
}

function checkAddresses({ entries }: Content, partners: ReadonlyMap<string, Partner>): Diagnostic[] {
	return eachEntry(entries, ({ facts, ...entry }) => {
		if (!facts?.data) return [];
		return Object.entries(kindOf(entry).shape.offers(facts.data)).flatMap(([name, offers]) =>
			offers.flatMap(({ partner: key, address }, index): Diagnostic[] => {
				const partner = partners.get(key);
				if (!partner || leadsTo(address, partner.hosts)) return [];
				const position = positionOf(facts, `/offers/${name}/${index}/partner`);
				const { host } = new URL(address);
				const hosts = partner.hosts.join(", ");
				return [
					diagnose(facts, position, "unknown-partner", withHint("offer.elsewhere", { host, partner: partner.name, hosts })),
				];
			}),
		);
	});
}

/** Whether an address is on one of these hosts or their subdomains. */
function leadsTo(address: string, hosts: readonly string[]): boolean {
	if (!/^https?:/i.test(address) || !URL.canParse(address)) return false;
	const { hostname } = new URL(address);
	return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
