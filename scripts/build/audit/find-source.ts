import { slugOf } from "#schemas/shared/slug.ts";
import type { Position } from "../../types/position.ts";

/**
 * The line of a content file that holds what a finding about its page names: the words of a heading, an id made from them, an address,
 * a field. Letters alone are compared, since a page has other quotes, accents and marks than its source. A line that holds nothing
 * else, as a heading does, comes before one that has more words. Null if it comes from another file.
 */
export function findSource(source: string, named: string): Position | null {
	const wanted = slugOf(named);
	const lines = source.split("\n").map(slugOf);
	const whole = lines.indexOf(wanted);
	const line = whole === -1 ? lines.findIndex((words) => `-${words}-`.includes(`-${wanted}-`)) : whole;
	return wanted === "" || line === -1 ? null : [line + 1, 1];
}
