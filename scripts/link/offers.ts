import type { AffiliateConfig, Partner } from "#schemas/affiliate/site-config.ts";
import { say } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Content, Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";
import { diagnose, eachEntry, eachPart, kindOf, type LinkRule, positionOf } from "./linking.ts";

/**
 * Links that earn money are data: an offer leads to the partner that it names, and no link of a text or a field leads to a partner. That
 * holds where affiliation is switched off too, because the address would be followed all the same.
 */
export const checkOffers: LinkRule = ({ content }) => {
	const partners = partnersIn(content);
	if (partners.length === 0) return [];
	return [...eachPart(content.parts, (part) => checkLinks(part, partners)), ...checkAddresses(content, new Map(partners))];
};

type Partners = readonly (readonly [key: string, Partner])[];

/** Partners of `site.yaml`, none while that is at fault. */
export function partnersIn({ single: { site } }: Content): Partners {
	const data = site?.data;
	if (!data || !("affiliate" in data)) return [];
	// Data is there once it has the shape.
	return Object.entries((data.affiliate as AffiliateConfig).partners ?? {});
}

function checkLinks(part: Part, partners: Partners): Diagnostic[] {
	const judge = (url: string, position: Position): Diagnostic[] => {
		const [, partner] = partners.find(([, { hosts }]) => leadsTo(url, hosts)) ?? [];
		if (!partner) return [];
		return [diagnose(part, position, "bare-offer", say("offer.bare", { url, partner: partner.name }), say("offer.bare.hint"))];
	};
	return [
		...part.marks.flatMap((mark) => (mark.type === "link" ? judge(mark.url, mark.position) : [])),
		...part.references.flatMap(({ rule, value, pointer }) => (rule === "link" ? judge(value, positionOf(part, pointer)) : [])),
	];
}

function checkAddresses({ entries }: Content, partners: ReadonlyMap<string, Partner>): Diagnostic[] {
	return eachEntry(entries, ({ facts, ...entry }) => {
		if (!facts?.data) return [];
		return Object.entries(kindOf(entry).offers(facts.data)).flatMap(([name, offers]) =>
			offers.flatMap(({ partner: key, address }, index): Diagnostic[] => {
				const partner = partners.get(key);
				if (!partner || leadsTo(address, partner.hosts)) return [];
				const position = positionOf(facts, `/offers/${name}/${index}/partner`);
				const { host } = new URL(address);
				const hosts = partner.hosts.join(", ");
				const message = say("offer.elsewhere", { host, partner: partner.name });
				return [diagnose(facts, position, "unknown-partner", message, say("offer.elsewhere.hint", { hosts }))];
			}),
		);
	});
}

/** Whether an address leads to one of these hosts, or to one below it. */
function leadsTo(address: string, hosts: readonly string[]): boolean {
	if (!/^https?:/i.test(address) || !URL.canParse(address)) return false;
	const { hostname } = new URL(address);
	return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
