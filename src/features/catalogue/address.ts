import type { Listing } from "#schemas/pages/listing.ts";
import { type Choice, noChoice } from "./choice.ts";

/*
 * Serializes a choice to the query of an address, which people share and shorten:
 * `?light=low,medium&safe=cats&sort=size&q=palm`.
 */

/** A parsed query, and the parameters in it that are not filters, as written. */
export type Read = { choice: Choice; ignored: string[] };

const textParameter = "q";
const orderParameter = "sort";
/** Longest text filter: no plant has a longer name. */
export const textMax = 60;
/** Parameters that other programs add to addresses; ignored without a notice. */
const foreign = /^(utm_.*|.*clid|ref|source|admin)$/;

/**
 * Parses a query. A facet may be repeated, or have several values separated by commas. Anything that is not a filter is dropped
 * and reported.
 */
export function readChoice(query: string, listing: Listing): Read {
	const chosen = new Map<string, Set<string>>();
	const ignored: string[] = [];
	let order: string | null = null;
	let text = "";
	for (const [name, value] of new URLSearchParams(query)) {
		const facet = listing.facets.find(({ id }) => id === name);
		if (facet) {
			for (const id of value.split(",").filter(Boolean)) {
				if (facet.options.some((option) => option.id === id)) chosen.set(name, (chosen.get(name) ?? new Set()).add(id));
				else ignored.push(`${name}=${id}`);
			}
		} else if (name === textParameter && listing.textLabel !== null) text ||= value.trim().slice(0, textMax);
		else if (name === orderParameter && listing.orders.some(({ id }) => id === value)) order ??= value;
		else if (!foreign.test(name)) ignored.push(value === "" ? name : `${name}=${value}`);
	}
	const options = listing.facets.flatMap(({ id, options }): [string, string[]][] => {
		const here = options.filter((option) => chosen.get(id)?.has(option.id)).map((option) => option.id);
		return here.length > 0 ? [[id, here]] : [];
	});
	const choice = { options: Object.fromEntries(options), order: order ?? noChoice(listing).order, text };
	return { choice, ignored: [...new Set(ignored)] };
}

/** Serializes a choice as a query, with its question mark; empty for the whole list in its default order. */
export function writeChoice({ options, order, text }: Choice, listing: Listing): string {
	const parts = listing.facets.flatMap(({ id }) => (options[id] ? [`${id}=${options[id].join(",")}`] : []));
	if (text.trim() !== "") parts.push(`${textParameter}=${encodeURIComponent(text.trim())}`);
	if (order !== noChoice(listing).order) parts.push(`${orderParameter}=${order}`);
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}
